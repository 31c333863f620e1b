import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { usePhone } from './use-phone';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  className?: string | undefined;
  sortable?: boolean | undefined;
  /** The header is for a screen reader only, such as that of the actions. */
  headerHidden?: boolean | undefined;
}

/** Which rows of a table are ticked. */
export interface RowSelection<Row> {
  selected: ReadonlySet<Key>;
  onToggle: (row: Row) => void;
  /** Ticks all rows, or none when all are. */
  onToggleAll: () => void;
  /** How many rows can be ticked at all. */
  selectable: number;
  canSelect: (row: Row) => boolean;
  labelOf: (row: Row) => string;
  allLabel: string;
}

interface DataTableProps<Row> {
  /** What the table holds, for a screen reader. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: { column: string; direction: 'asc' | 'desc' } | undefined;
  onSort?: ((column: string) => void) | undefined;
  /** A row on a phone; without it the cells stand below one another, each with its header. */
  phoneCard?: ((row: Row) => ReactNode) | undefined;
  /** Lets rows be ticked, to do something with many at once. */
  selection?: RowSelection<Row> | undefined;
}

const TICK = 'flex size-11 shrink-0 cursor-pointer items-center justify-center';

/** A table that becomes a list of cards on a phone, a table for a screen reader all the same. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  phoneCard,
  selection,
}: DataTableProps<Row>) {
  const phone = usePhone();
  const asCard = phone ? phoneCard : undefined;
  const tickOf = (row: Row) =>
    selection?.canSelect(row) && (
      <label className={TICK}>
        <input
          type="checkbox"
          className="checkbox"
          aria-label={selection.labelOf(row)}
          checked={selection.selected.has(rowKey(row))}
          onChange={() => selection.onToggle(row)}
        />
      </label>
    );
  const headerOf = (column: DataColumn<Row>) => {
    const direction = sort?.column === column.id ? sort.direction : undefined;
    const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
    return (
      <th
        key={column.id}
        scope="col"
        aria-sort={
          column.sortable
            ? direction
              ? direction === 'asc'
                ? 'ascending'
                : 'descending'
              : 'none'
            : undefined
        }
        className={clsx(
          'h-11 px-4 text-start font-semibold text-[0.8125rem] max-sm:h-auto max-sm:px-0',
          !column.sortable && 'max-sm:sr-only',
          column.className,
        )}
      >
        {column.sortable && onSort ? (
          <button
            type="button"
            className="-mx-2 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-field px-2 hover:bg-base-content/8 max-sm:mx-0 max-sm:min-h-11"
            onClick={() => onSort(column.id)}
          >
            {column.header}
            <Icon size={14} aria-hidden="true" className={clsx(!direction && 'text-quiet')} />
          </button>
        ) : (
          <span className={clsx(column.headerHidden && 'sr-only')}>{column.header}</span>
        )}
      </th>
    );
  };
  return (
    <div className="relative sm:overflow-x-auto sm:rounded-box sm:border sm:border-line sm:bg-base-100">
      <table className="w-full border-collapse max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:relative max-sm:block">
          <tr className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-1">
            {selection && (
              <th scope="col" className="w-11 sm:ps-2">
                <label className={TICK}>
                  <input
                    type="checkbox"
                    className="checkbox"
                    aria-label={selection.allLabel}
                    checked={selection.selected.size > 0 && selection.selected.size === selection.selectable}
                    ref={(box) => {
                      if (box)
                        box.indeterminate =
                          selection.selected.size > 0 && selection.selected.size < selection.selectable;
                    }}
                    onChange={selection.onToggleAll}
                  />
                </label>
              </th>
            )}
            {columns.map(headerOf)}
          </tr>
        </thead>
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-line max-sm:block max-sm:rounded-box max-sm:border max-sm:bg-base-100 max-sm:p-4 sm:border-t sm:hover:bg-base-200/60"
            >
              {asCard ? (
                <td colSpan={columns.length + (selection ? 1 : 0)} className="flex">
                  {selection?.canSelect(row) && <div className="-ms-3 -mt-3">{tickOf(row)}</div>}
                  <div className="min-w-0 grow">{asCard(row)}</div>
                </td>
              ) : (
                <>
                  {selection && <td className="w-11 sm:ps-2">{tickOf(row)}</td>}
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      className={clsx(
                        'px-4 py-2 sm:h-13 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1.5',
                        column.headerHidden && 'max-sm:justify-end',
                        column.className,
                      )}
                    >
                      {phone && !column.headerHidden && (
                        <span aria-hidden="true" className="shrink-0 text-quiet">
                          {column.header}
                        </span>
                      )}
                      {phone ? <div className="min-w-0">{column.cell(row)}</div> : column.cell(row)}
                    </td>
                  ))}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
