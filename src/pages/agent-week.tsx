import { useI18nContext } from '@i18n/i18n-react';
import { useWeekOfAgents } from '@/features/analytics/use-home-figures';
import { formatNumber } from '@/lib/format';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountFacts } from './use-account-facts';

interface AgentWeekProps {
  botKey: string;
  /** What stands between it and the words after it, on a line; undefined: it is a number in a column. */
  after: string | undefined;
}

/** How many conversations an agent had in the last week. */
export function AgentWeek({ botKey, after }: AgentWeekProps) {
  const { LL, locale } = useI18nContext();
  const week = useWeekOfAgents(companyTimeZone(useAccountFacts().account));
  // Without an element around it: it stands in each row of a long list.
  if (!week) return after === undefined ? '–' : null;
  const n = week.get(botKey) ?? 0;
  const count = formatNumber(locale, n);
  return after === undefined ? count : `${LL.agents.inWeek({ n, count })}${after}`;
}

/** The same on the agent's own page; nothing where it is not known. */
export function AgentWeekFigure({ botKey }: { botKey: string }) {
  const { LL, locale } = useI18nContext();
  const week = useWeekOfAgents(companyTimeZone(useAccountFacts().account));
  if (!week) return null;
  const n = week.get(botKey) ?? 0;
  return LL.agents.detail.week.conversations({ n, count: formatNumber(locale, n) });
}
