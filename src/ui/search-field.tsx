import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'placeholder' | 'aria-label' | 'type'> {
  /** Stands in the empty field, and names it. */
  label: string;
}

/** Where something is looked for in a list. */
export function SearchField({ label, className = '', ...rest }: SearchFieldProps) {
  return (
    <div className={`input gap-2 ${className}`}>
      <Search size={16} aria-hidden="true" className="shrink-0 text-quiet" />
      <input {...rest} type="search" aria-label={label} placeholder={label} className="min-w-0 grow" />
    </div>
  );
}
