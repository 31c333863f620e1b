import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface SortHeaderProps {
  /** Which way the rows are ordered by this column; undefined when by another one. */
  direction: 'asc' | 'desc' | undefined;
  onSort: () => void;
  children: ReactNode;
}

/** What `aria-sort` of a column's header says. */
export function ariaSort(direction: 'asc' | 'desc' | undefined): 'ascending' | 'descending' | 'none' {
  if (!direction) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}

/** The header of a column that the rows can be ordered by. */
export function SortHeader({ direction, onSort, children }: SortHeaderProps) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      className="-mx-2 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-field px-2 hover:bg-base-content/8 max-sm:mx-0 max-sm:min-h-11"
      onClick={onSort}
    >
      {children}
      <Icon size={14} aria-hidden="true" className={clsx(!direction && 'text-quiet')} />
    </button>
  );
}
