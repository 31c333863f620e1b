import { useI18nContext } from '@i18n/i18n-react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { wordFor } from '@/api/known';
import { formatDate } from '@/lib/format';
import { localText } from '@/shared/agent-draft/local-text';

/** What is said of an agent in the list, in words; what nobody told is undefined. */
export function useAgentLines({ summary, channels, updatedAt }: Bot) {
  const { LL, locale } = useI18nContext();
  const words = LL.agents;
  return {
    summary: localText(summary, locale),
    channels:
      channels &&
      (channels.map((channel) => wordFor(ChannelKind, words.channels, channel)).join(', ') ||
        words.noChannels()),
    updated: formatDate(locale, updatedAt),
  };
}
