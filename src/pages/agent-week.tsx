import { useI18nContext } from '@i18n/i18n-react';
import { useWeekOfAgents } from '@/features/analytics/use-home-figures';
import { formatNumber } from '@/lib/format';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountFacts } from './use-account-facts';

/** How many conversations an agent had in the last week. */
export function AgentWeek({ botKey }: { botKey: string }) {
  const { locale } = useI18nContext();
  const week = useWeekOfAgents(companyTimeZone(useAccountFacts().account));
  // Without an element around it: it stands in each row of a long list.
  return week ? formatNumber(locale, week.get(botKey) ?? 0) : '–';
}
