import type { ReactNode } from 'react';
import { TextAreaField } from '@/ui/text-area-field';
import { TypedJson } from './check-value';

interface JsonValueFieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  rows?: number;
  value: unknown;
  onChange: (value: unknown) => void;
}

function shownText(value: unknown): string {
  if (value instanceof TypedJson) return value.text;
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** A value as JSON, for what there is no field for. */
export function JsonValueField({ value, onChange, rows = 3, ...field }: JsonValueFieldProps) {
  return (
    <TextAreaField
      className="[&_textarea]:font-mono sm:[&_textarea]:text-[0.8125rem]"
      {...field}
      rows={rows}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="none"
      value={shownText(value)}
      onChange={({ target: { value: text } }) =>
        onChange(text.trim() === '' ? undefined : new TypedJson(text))
      }
    />
  );
}
