import type { TranslationFunctions } from '@i18n/i18n-types';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { formatNumber } from '@/lib/format';

/** How many agents and conversations a plan holds, in words; the plan's card and its trial say it alike. */
export function planLimits(
  t: TranslationFunctions['onboarding']['pricing'],
  locale: string,
  { botLimit, conversationsPerMonth }: Pick<Plan, 'botLimit' | 'conversationsPerMonth'>,
): string[] {
  const counted = (n: number) => ({ n, count: formatNumber(locale, n) });
  return [
    ...(botLimit ? [t.bots(counted(botLimit))] : []),
    ...(conversationsPerMonth ? [t.conversations(counted(conversationsPerMonth))] : []),
  ];
}
