import { useI18nContext } from '@i18n/i18n-react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import {
  widgetLimitsDailyBudgetMax,
  widgetLimitsPerDayMax,
  widgetLimitsPerMinuteMax,
  widgetLimitsPerVisitorMax,
} from '@/api/generated/schemas/widgetLimits.zod';
import { formatMoney, formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DomainsField } from './domains-field';
import { useVisitorWords } from './preview/use-visitor-words';
import { type SettingsForm, SettingText } from './setting-fields';
import type { WidgetSettings } from './settings';

const LIMITS = [
  { name: 'perVisitor', maximum: widgetLimitsPerVisitorMax },
  { name: 'perMinute', maximum: widgetLimitsPerMinuteMax },
  { name: 'perDay', maximum: widgetLimitsPerDayMax },
] as const;

interface AccessPartProps {
  form: SettingsForm;
  settings: WidgetSettings;
  usedToday: Widget['usedToday'];
  /** In which the text that visitors read is shown. */
  language: Locale;
  onEditText: () => void;
}

/** Where the widget may stand, and how much it may be used. */
export function AccessPart({ form, settings, usedToday, language, onEditText }: AccessPartProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.limits;
  const usual = useVisitorWords(language).limit;
  const used = usedToday && {
    messages: formatNumber(locale, usedToday.messages),
    cost:
      usedToday.cost === null || usedToday.cost === undefined
        ? undefined
        : formatMoney(locale, usedToday.currency, usedToday.cost),
  };
  return (
    <div className="flex flex-col gap-4">
      <DomainsField form={form} />
      <Card title={t.title()} text={t.text()}>
        <div className="flex flex-col gap-4">
          {LIMITS.map(({ name, maximum }) => (
            <SettingText
              key={name}
              form={form}
              name={`limits.${name}`}
              label={t.names[name]()}
              hint={name === 'perDay' && used ? t.usedMessages({ count: used.messages }) : undefined}
              fault={t.fault({ maximum: formatNumber(locale, maximum) })}
              usual={t.none()}
              inputMode="numeric"
            />
          ))}
          <SettingText
            form={form}
            name="limits.dailyBudget"
            label={t.names.dailyBudget()}
            hint={used?.cost === undefined ? t.budgetHint() : t.usedBudget({ cost: used.cost })}
            fault={t.budgetFault({ maximum: formatNumber(locale, widgetLimitsDailyBudgetMax) })}
            usual={t.none()}
            inputMode="decimal"
            trailing={
              usedToday?.currency ? <span className="px-2 text-quiet">{usedToday.currency}</span> : undefined
            }
          />
          <div className="rounded-box bg-base-content/5 px-4 py-3">
            <p className="text-[0.8125rem] text-quiet">
              {t.reads({ language: LL.common.languageNames[language]() })}
            </p>
            <p lang={language} className="mt-1 [overflow-wrap:anywhere]">
              {settings.texts[language].limit.trim() || usual}
            </p>
            <Button variant="ghost" size="sm" className="-ms-2 mt-1 max-sm:min-h-11" onClick={onEditText}>
              {t.editText()}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
