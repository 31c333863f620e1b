import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface RadioCardsProps {
  legend: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly {
    value: string;
    title: ReactNode;
    text?: ReactNode;
    badge?: ReactNode;
    details?: ReactNode;
    disabled?: boolean | undefined;
  }[];
  error?: ReactNode;
  /** Beside one another where there is room. */
  columns?: 1 | 2 | 3 | undefined;
}

const COLUMN_CLASS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

/** A choice of one out of a few, each on a card. */
export function RadioCards({ legend, name, value, onChange, options, error, columns = 1 }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className={clsx('grid gap-2 sm:gap-3', COLUMN_CLASS[columns])}>
        {options.map((option) => (
          <div
            key={option.value}
            className={clsx(
              'relative flex gap-3 rounded-box border bg-base-100 p-4 max-sm:px-3.5 max-sm:py-2.5',
              option.value === value ? 'border-primary bg-primary/5 ring-1 ring-primary' : 'border-edge',
              option.disabled && 'opacity-60',
            )}
          >
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.text ? `${id}-${option.value}-text` : undefined}
              className="radio radio-sm mt-0.5"
              onChange={() => onChange(option.value)}
            />
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-center justify-between gap-2">
                {/* The label's ::after covers the card, so all of it can be pressed. */}
                <label htmlFor={`${id}-${option.value}`} className="covers-card cursor-pointer font-medium">
                  {option.title}
                </label>
                {option.badge}
              </div>
              {option.text && (
                <p id={`${id}-${option.value}-text`} className="text-quiet">
                  {option.text}
                </p>
              )}
              {option.details && <div className="mt-2">{option.details}</div>}
            </div>
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-[0.8125rem] text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
