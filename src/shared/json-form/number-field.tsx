import { type ReactNode, useState } from 'react';
import { TextField } from '@/ui/text-field';

interface NumberFieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: unknown;
  onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** The number that a text means; the text itself where it means none. */
function meantBy(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : text;
}

/** A number as it is typed: `1.` is on its way to one. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={meantBy(typed) === value ? typed : textOf(value)}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        onChange(meantBy(text));
      }}
    />
  );
}
