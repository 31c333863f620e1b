import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  className?: string | undefined;
}

/** A choice of one out of a few short words, side by side. */
export function Segments<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={clsx(
        'flex w-fit max-w-full flex-wrap gap-0.5 rounded-field bg-base-content/8 p-1 text-[0.8125rem]',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-7 cursor-pointer items-center justify-center gap-1.5 rounded-field px-2.5 font-medium text-base-content/75 hover:text-base-content has-checked:bg-raised has-checked:text-base-content has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-primary max-sm:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className="sr-only"
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
