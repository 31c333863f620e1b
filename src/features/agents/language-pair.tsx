import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useId } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { formatNumber } from '@/lib/format';
import { formatCounter } from '@/lib/format-counter';
import { writtenLocales } from '@/shared/agent-draft/written-locale';
import { TextAreaField } from '@/ui/text-area-field';

interface LanguagePairProps {
  label: string;
  hint: string;
  /** Characters that each text may have. */
  maximum: number;
  /** The agent's main language, whose text stands first. */
  main: string;
  /** The one language that is shown; both where nothing is said. */
  only?: Locale | undefined;
  /** What is to be said of the text of one language. */
  note?: (language: Locale) => ReactNode;
  value: Readonly<Record<Locale, string>>;
  onChange: (value: Record<Locale, string>) => void;
}

/** One short text in each language, side by side where there is room. */
export function LanguagePair({ label, hint, maximum, main, only, note, value, onChange }: LanguagePairProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.identity;
  const hintId = useId();
  // What is wrong with the other one has to be seen to be mended.
  const shown = writtenLocales(main).filter(
    (one) => only === undefined || one === only || value[one].length > maximum,
  );
  const number = (count: number) => formatNumber(locale, count);
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="font-medium">{label}</legend>
      <p id={hintId} className="mb-2 text-[0.8125rem] text-quiet">
        {hint}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((language) => {
          const text = value[language];
          const over = text.length - maximum;
          const name = LL.common.languageNames[language]();
          return (
            <TextAreaField
              key={language}
              lang={language}
              label={<span className="inline-block first-letter:uppercase">{name}</span>}
              aria-label={t.inLanguage({ field: label, language: name })}
              rows={2}
              value={text}
              hint={note?.(language)}
              error={over > 0 ? t.tooLong({ maximum: number(maximum), over: number(over) }) : undefined}
              counter={formatCounter(locale, text.length, maximum)}
              onChange={(event) => onChange({ ...value, [language]: event.target.value })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
