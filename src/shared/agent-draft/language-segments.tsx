import { useI18nContext } from '@i18n/i18n-react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { Segments } from '@/ui/segments';
import { writtenLocales } from './written-locale';

interface LanguageSegmentsProps {
  /** For a screen reader: what the language is of. */
  label: string;
  /** The agent's main language, which stands first. */
  main: Locale;
  value: Locale;
  onChange: (language: Locale) => void;
  /** Where more than its name is said of a language. */
  labelOf?: (language: Locale) => string;
}

/** The choice of the language in which an agent's texts are written or read. */
export function LanguageSegments({ main, labelOf, ...choice }: LanguageSegmentsProps) {
  const { LL } = useI18nContext();
  return (
    <Segments
      {...choice}
      options={writtenLocales(main).map((one) => ({
        value: one,
        label: (
          <span className="first-letter:uppercase">
            {labelOf ? labelOf(one) : LL.common.languageNames[one]()}
          </span>
        ),
      }))}
    />
  );
}
