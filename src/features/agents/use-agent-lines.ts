import { useI18nContext } from '@i18n/i18n-react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import { formatDate } from '@/lib/format';
import { localText } from '@/words/local-text';

/** What is said of an agent in the list, in words. */
export function useAgentLines({ summary, channels, updatedAt }: Bot) {
  const { LL, locale } = useI18nContext();
  const words = LL.agents;
  return {
    summary: localText(summary, locale),
    channels: channels.map((channel) => words.channels[channel]()).join(', ') || words.noChannels(),
    updated: formatDate(locale, updatedAt) ?? LL.common.unknown(),
  };
}
