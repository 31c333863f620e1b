import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { formatNumber } from '@/lib/format';
import { writtenLocales } from '@/shared/agent-draft/written-locale';
import { TextAreaField } from '@/ui/text-area-field';

interface LanguagePairProps {
  label: string;
  hint: string;
  /** Characters that each text may have. */
  maximum: number;
  /** The agent's main language, whose text stands first. */
  main: string;
  value: Readonly<Record<Locale, string>>;
  onChange: (value: Record<Locale, string>) => void;
}

/** One short text in each language, side by side where there is room. */
export function LanguagePair({ label, hint, maximum, main, value, onChange }: LanguagePairProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.identity;
  const hintId = useId();
  const number = (count: number) => formatNumber(locale, count);
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="font-medium">{label}</legend>
      <p id={hintId} className="mb-2 text-[0.8125rem] text-quiet">
        {hint}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {writtenLocales(main).map((language) => {
          const text = value[language];
          const over = text.length - maximum;
          const name = LL.common.languageNames[language]();
          return (
            <TextAreaField
              key={language}
              lang={language}
              label={<span className="inline-block first-letter:uppercase">{name}</span>}
              aria-label={t.inLanguage({ field: label, language: name })}
              rows={3}
              value={text}
              error={over > 0 ? t.tooLong({ maximum: number(maximum), over: number(over) }) : undefined}
              counter={t.counter({ used: number(text.length), maximum: number(maximum) })}
              onChange={(event) => onChange({ ...value, [language]: event.target.value })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
