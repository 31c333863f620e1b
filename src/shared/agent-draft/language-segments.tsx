import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { writtenLocales } from './written-locale';

interface LanguageSegmentsProps {
  /** For a screen reader: what the language is of. */
  label: string;
  /** The agent's main language, which stands first. */
  main: Locale;
  value: Locale;
  onChange: (language: Locale) => void;
}

/** The choice of the language in which an agent's texts are written or read. */
export function LanguageSegments({ label, main, value, onChange }: LanguageSegmentsProps) {
  const { LL } = useI18nContext();
  const name = useId();
  return (
    <fieldset className="flex w-fit gap-0.5 rounded-field bg-base-content/8 p-1">
      <legend className="sr-only">{label}</legend>
      {writtenLocales(main).map((one) => (
        <label
          key={one}
          className="relative grid min-h-8 cursor-pointer place-items-center rounded-field px-4 font-medium text-base-content/75 first-letter:uppercase hover:text-base-content has-checked:bg-raised has-checked:text-base-content has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-primary max-sm:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={value === one}
            className="sr-only"
            onChange={() => onChange(one)}
          />
          <span className="first-letter:uppercase">{LL.common.languageNames[one]()}</span>
        </label>
      ))}
    </fieldset>
  );
}
