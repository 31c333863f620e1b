import clsx from 'clsx';
import type { Key, ReactNode } from 'react';
import { ariaSort, SortHeader } from './sort-header';
import { usePhone } from './use-phone';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  className?: string | undefined;
  sortable?: boolean | undefined;
  /** Figures, which end in one line below the end of their header. */
  figures?: boolean | undefined;
  /** The header is for a screen reader only, such as that of the actions. */
  headerHidden?: boolean | undefined;
  /**
   * On a phone it stands without its header: on a line of its own, or beside what comes before it; `none`: another cell
   * says it there.
   */
  phone?: 'line' | 'beside' | 'none' | undefined;
}

interface DataTableProps<Row> {
  /** What the table holds, for a screen reader. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: { column: string; direction: 'asc' | 'desc' } | undefined;
  onSort?: ((column: string) => void) | undefined;
}

/** A table that becomes a list of cards on a phone, each headed by its first column; a table for a screen reader all the same. */
export function DataTable<Row>({ caption, columns: all, rows, rowKey, sort, onSort }: DataTableProps<Row>) {
  const phone = usePhone();
  const columns = phone ? all.filter(({ phone: place }) => place !== 'none') : all;
  /** Whether a cell stands beside its header; the first one heads the card. */
  const isNamed = ({ headerHidden, phone: place }: DataColumn<Row>, index: number) =>
    phone && index > 0 && !headerHidden && place === undefined;
  const headerOf = (column: DataColumn<Row>) => {
    const direction = sort?.column === column.id ? sort.direction : undefined;
    return (
      <th
        key={column.id}
        scope="col"
        aria-sort={column.sortable ? ariaSort(direction) : undefined}
        className={clsx(
          'h-11 px-4 font-semibold text-[0.8125rem] max-sm:h-auto max-sm:px-0',
          column.figures ? 'text-end' : 'text-start',
          !column.sortable && 'max-sm:sr-only',
          column.className,
        )}
      >
        {column.sortable && onSort ? (
          <SortHeader direction={direction} onSort={() => onSort(column.id)}>
            {column.header}
          </SortHeader>
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
            {columns.map(headerOf)}
          </tr>
        </thead>
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="relative border-line max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:rounded-box max-sm:border max-sm:bg-base-100 max-sm:p-4 sm:border-t sm:hover:bg-base-200/60"
            >
              {columns.map((column, place) => (
                <td
                  key={column.id}
                  className={clsx(
                    'px-4 py-2 sm:h-13 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1.5',
                    column.figures && 'text-end tabular-nums',
                    place === 0 && 'max-sm:min-w-0 max-sm:grow max-sm:font-medium',
                    column.headerHidden && 'max-sm:ms-auto',
                    place > 0 && !column.headerHidden && column.phone !== 'beside' && 'max-sm:w-full',
                    column.className,
                  )}
                >
                  {isNamed(column, place) && (
                    <span aria-hidden="true" className="shrink-0 text-quiet">
                      {column.header}
                    </span>
                  )}
                  {phone ? (
                    <div className={clsx('min-w-0', isNamed(column, place) && 'text-end')}>
                      {column.cell(row)}
                    </div>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
