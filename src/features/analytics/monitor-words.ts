import type { Locales, TranslationFunctions } from '@i18n/i18n-types';
import type { Monitor } from '@/api/generated/schemas/monitor.zod';
import { MonitorRule } from '@/api/generated/schemas/monitorRule.zod';
import { known } from '@/api/known';

/** How many digits after the point each rule is told with; percentages without a zero there. */
const DIGITS = { rating_below: 1, cost_above: 3 } as const;
const PERCENT_DIGITS = 1;

/** A figure of a monitor in the unit of its rule, with up to so many digits more than usual, and no fewer than `least`. */
function figureText(
  locale: Locales,
  rule: MonitorRule | undefined,
  figure: number,
  more = 0,
  least?: number,
): string {
  if (rule !== 'rating_below' && rule !== 'cost_above')
    return new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: PERCENT_DIGITS + more,
    }).format(figure / 100);
  return new Intl.NumberFormat(locale, {
    ...(rule === 'cost_above' && { style: 'currency', currency: 'EUR' }),
    minimumFractionDigits: least ?? DIGITS[rule],
    maximumFractionDigits: DIGITS[rule] + more,
  }).format(figure);
}

/** What a monitor measured: 4.17 beside a limit of 4.2, from which 4.2 could not be told. */
export function measuredText(
  locale: Locales,
  rule: MonitorRule | undefined,
  { figure, limit }: { figure: number; limit: number },
): string {
  const text = figureText(locale, rule, figure);
  const isAlike = figure !== limit && text === figureText(locale, rule, limit);
  return isAlike ? figureText(locale, rule, figure, 1) : text;
}

/** A limit is told as exactly as it was set, so one of 4 stars has no digit after its point. */
const LIMIT_DIGITS = 6;
const leastOfLimit = (rule: MonitorRule) => (rule === 'rating_below' ? 0 : undefined);

/** What a monitor watches, in a sentence; a rule that is not known here by its own name. */
export function ruleText(
  t: TranslationFunctions['monitors'],
  locale: Locales,
  { rule, limit }: Pick<Monitor, 'rule' | 'limit'>,
): string {
  const one = known(MonitorRule, rule);
  return one === undefined
    ? (rule ?? '–')
    : t.rules[one]({ limit: figureText(locale, one, limit, LIMIT_DIGITS, leastOfLimit(one)) });
}
