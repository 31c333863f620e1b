import { useI18nContext } from '@i18n/i18n-react';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { formatNumber } from '@/lib/format';
import { TextAreaField } from '@/ui/text-area-field';

interface LanguagePairProps {
  label: string;
  hint: string;
  /** Characters that each text may have. */
  maximum: number;
  value: Readonly<Record<Locale, string>>;
  onChange: (value: Record<Locale, string>) => void;
}

/** One short text in each language, side by side where there is room. */
export function LanguagePair({ label, hint, maximum, value, onChange }: LanguagePairProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.agent.identity;
  const number = (count: number) => formatNumber(locale, count);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {Locale.options.map((language) => {
        const text = value[language];
        const over = text.length - maximum;
        return (
          <TextAreaField
            key={language}
            lang={language}
            label={words.inLanguage({ field: label, language: LL.common.languageNames[language]() })}
            hint={hint}
            rows={3}
            value={text}
            error={over > 0 ? words.tooLong({ maximum: number(maximum), over: number(over) }) : undefined}
            counter={words.counter({ used: number(text.length), maximum: number(maximum) })}
            onChange={(event) => onChange({ ...value, [language]: event.target.value })}
          />
        );
      })}
    </div>
  );
}
