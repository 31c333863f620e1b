import { useI18nContext } from '@i18n/i18n-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { textFor } from '@/api/known';
import { formatDay } from '@/lib/format';
import { localText } from '@/shared/agent-draft/local-text';

/** What is said of an agent in the list, in words; what is not known is undefined. */
export function useAgentLines({ summary, channels, updatedAt }: Agent) {
  const { LL, locale } = useI18nContext();
  const t = LL.agents;
  return {
    summary: localText(summary, locale),
    channels:
      channels &&
      (channels.map((channel) => textFor(ChannelKind, t.channels, channel)).join(', ') || t.noChannels()),
    updated: formatDay(locale, updatedAt),
  };
}
