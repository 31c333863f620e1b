import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button';

interface FilterFoldProps {
  /** What its button says. */
  label: string;
  /** How many of the filters are chosen: they are in sight where some are. */
  chosen: number;
  /** Of the box that lays the filters out. */
  className: string;
  children: ReactNode;
}

/** The filters of a list; on a phone behind a button until something is chosen. */
export function FilterFold({ label, chosen, className, children }: FilterFoldProps) {
  const [open, setOpen] = useState(chosen > 0);
  return (
    <div className={className}>
      <Button
        variant="secondary"
        className="col-span-full sm:hidden"
        aria-expanded={open}
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <div className={clsx('contents', !open && 'max-sm:hidden')}>{children}</div>
    </div>
  );
}
