import { useI18nContext } from '@i18n/i18n-react';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { ConversationOutcome } from '@/api/generated/schemas/conversationOutcome.zod';
import { HandoffReason } from '@/api/generated/schemas/handoffReason.zod';
import type { InboxConversation } from '@/api/generated/schemas/inboxConversation.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { textFor } from '@/api/known';
import type { MomentText } from '@/lib/moment';
import { ago } from './ago';

const SHORT_ID = 4;

/** How the conversations with visitors are put into words. */
export function useInboxWords() {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox;
  return {
    /** A visitor by name, or by the end of their id. */
    visitor: ({ visitor }: Pick<InboxConversation, 'visitor'>) =>
      visitor.name || t.visitor({ id: (visitor.visitorId ?? '').slice(-SHORT_ID).toUpperCase() }),
    /** The last words, after the name of who of the company said them. */
    last: ({ lastText, lastAuthor, agentName, person }: InboxConversation) => {
      const colleague = person?.isYou ? t.you() : person?.name || t.team();
      const who = lastAuthor === 'agent' ? agentName : lastAuthor === 'person' && colleague;
      return who && lastText ? t.said({ who, text: lastText }) : lastText;
    },
    channel: (channel: string) => textFor(ChannelKind, LL.shell.facts.channelKinds, channel),
    language: (language: string | undefined) => language && textFor(Locale, t.languages, language),
    outcome: (outcome: string) => textFor(ConversationOutcome, t.outcomesShort, outcome),
    reason: (reason: string) => textFor(HandoffReason, t.reasons, reason),
    ago: (moment: MomentText, now: number) => ago(locale, moment, now),
  };
}
