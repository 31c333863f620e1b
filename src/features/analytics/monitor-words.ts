import type { Locales, TranslationFunctions } from '@i18n/i18n-types';
import type { Monitor } from '@/api/generated/schemas/monitor.zod';
import { MonitorRule } from '@/api/generated/schemas/monitorRule.zod';
import { known } from '@/api/known';

/** A figure of a monitor in the unit of its rule. */
export function figureText(locale: Locales, rule: MonitorRule | undefined, figure: number): string {
  if (rule === 'rating_below')
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      figure,
    );
  if (rule === 'cost_above')
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 3,
    }).format(figure);
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(figure / 100);
}

/** What a monitor watches, in a sentence; a rule that is not known here by its own name. */
export function ruleText(
  t: TranslationFunctions['monitors'],
  locale: Locales,
  { rule, limit }: Pick<Monitor, 'rule' | 'limit'>,
): string {
  const one = known(MonitorRule, rule);
  return one === undefined ? (rule ?? '–') : t.rules[one]({ limit: figureText(locale, one, limit) });
}
