import { type ReactNode, useId } from 'react';

interface RadioListProps<Value extends string> {
  legend: ReactNode;
  text?: ReactNode;
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A choice of one out of a few in short words, two beside one another, if need be over two lines. */
export function RadioList<Value extends string>({
  legend,
  text,
  value,
  options,
  onChange,
}: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium">{legend}</legend>
      {text && <p className="text-[0.8125rem] text-quiet">{text}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-x-3 sm:grid-cols-2 sm:gap-x-5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-8 cursor-pointer items-center gap-2 leading-tight max-sm:min-h-11"
          >
            <input
              type="radio"
              name={name}
              className="radio radio-sm"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
