import { useFigures } from '@/api/generated/analytics/analytics';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import type { AnalyticsRange } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';

/** The figures that a link asks for; nothing is asked where its range is none. */
export function useFiguresView(search: AnalyticsSearch, { from, to, zone, before, fault }: AnalyticsRange) {
  const accountId = useAccountId();
  return useFigures(
    {
      accountId,
      from,
      to,
      timeZone: zone,
      compareFrom: before?.from,
      compareTo: before?.to,
      botKey: search.agent,
      channel: known(ChannelKind, search.channel),
      language: known(Locale, search.language),
      versionId: search.version,
    },
    { query: { enabled: fault === undefined } },
  );
}
