import { useI18nContext } from '@i18n/i18n-react';
import { useWeekOfAgents } from '@/features/analytics/use-home-figures';
import { companyTimeZone } from '@/features/billing/company-time-zone';
import { formatNumber } from '@/lib/format';
import { Unknown } from '@/shared/failures/unknown';
import { useAccountFacts } from './use-account-facts';

/** How many conversations an agent had in the last week. */
export function AgentWeek({ botKey }: { botKey: string }) {
  const { locale } = useI18nContext();
  const week = useWeekOfAgents(companyTimeZone(useAccountFacts().account));
  return week ? formatNumber(locale, week.get(botKey) ?? 0) : <Unknown />;
}
