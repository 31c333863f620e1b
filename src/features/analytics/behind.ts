import type { AnalyticsRange } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';

/** A link to the conversations behind a figure: those of its days and filters, and what else it says of them. */
export function behind(
  search: AnalyticsSearch,
  { from, to, zone }: Pick<AnalyticsRange, 'from' | 'to' | 'zone'>,
  more: Partial<AnalyticsSearch> = {},
): AnalyticsSearch {
  const { agent, channel, language, version, preset } = search;
  return {
    view: 'conversations',
    show: 'all',
    agent,
    channel,
    language,
    version,
    preset: preset ?? 'custom',
    from,
    to,
    zone,
    ...more,
  };
}
