import type { StoredConversation } from '@mocks/conversations/store';
import { writtenAnswer } from '@mocks/conversations/written-answer';
import { DAY, MINUTE } from '@mocks/core/duration';
import { newVisit, type StoredVisit } from '@mocks/widgets/store';
import type { ChannelKind } from '@/api/generated/schemas';
import { PAST_TALKS, type PastTalk } from './past-talks';

/** From the question to the answer, in milliseconds. */
const ANSWERS_AFTER = 1400;
const NEXT_QUESTION_AFTER = 40_000;

/** Each talk as often as it is held. */
export const TALKS = PAST_TALKS.flatMap((talk) => Array.from({ length: talk.weight }, () => talk));

export const CHANNELS: Record<PastTalk['botKey'], readonly ChannelKind[]> = {
  bot_returns: ['widget', 'widget', 'whatsapp'],
  bot_orders: ['widget'],
  bot_store: ['instagram'],
};

/** When each agent's first version was published, and which one spoke when. */
export function versionAt(botKey: PastTalk['botKey'], ago: number): string {
  if (botKey === 'bot_returns') return ago < 9 * DAY ? 'ver_acme-2' : 'ver_acme-1';
  return botKey === 'bot_orders' ? 'ver_orders-1' : 'ver_store-1';
}

export type Held = { stored: StoredConversation; visit: StoredVisit };

/** A talk as it was held, beginning at a time. */
export function heldTalk(
  talk: PastTalk,
  of: { id: string; visitorKey: string; channel: ChannelKind; versionId: string; startedAt: number },
): Held {
  const { id, visitorKey, channel, versionId, startedAt } = of;
  const conversationId = `con_${id}`;
  const messages: StoredConversation['conversation']['messages'] = [];
  const answers: StoredConversation['answers'] = {};
  const [sourceId, title] = talk.source ?? [];
  const citations =
    sourceId === undefined ? [] : [{ sourceId, kind: 'knowledge' as const, title: title ?? '' }];
  for (const [index, [question, answer]] of talk.turns.entries()) {
    const askedAt = startedAt + index * NEXT_QUESTION_AFTER;
    const userMessageId = `msg_${id}-${index * 2 + 1}`;
    const messageId = `msg_${id}-${index * 2 + 2}`;
    const answeredAt = askedAt + ANSWERS_AFTER - ((startedAt / MINUTE) % 7) * 90;
    const state = 'complete';
    messages.push(
      {
        messageId: userMessageId,
        author: 'user',
        text: question,
        state,
        citations: [],
        createdAt: new Date(askedAt).toISOString(),
      },
      {
        messageId,
        author: 'agent',
        text: answer,
        state,
        citations: index < (talk.sourced ?? talk.turns.length) ? citations : [],
        createdAt: new Date(answeredAt).toISOString(),
      },
    );
    const isLast = index === talk.turns.length - 1;
    if (isLast && talk.outcome === 'unanswered')
      answers[`seeded-${messageId}`] = writtenAnswer({
        userMessageId,
        messageId,
        text: answer,
        startedAt: askedAt,
        unanswered: true,
      });
  }
  const visit = newVisit(visitorKey, channel === 'widget' ? 'wgt_acme' : null, channel);
  if (talk.outcome === 'person') {
    const askedAt = startedAt + talk.turns.length * NEXT_QUESTION_AFTER;
    visit.handedOff = talk.reason ?? 'asked';
    visit.person = {
      askedAt,
      comes: true,
      backAt: null,
      name: 'Iker Soto',
      userId: 'usr_iker',
      waits: false,
      leavesAt: askedAt + 10 * MINUTE,
    };
    const after = messages.at(-1)?.messageId ?? null;
    const messageId = `msg_${id}-team`;
    visit.events = [
      { kind: 'taken_over', by: 'Iker Soto', at: askedAt, after },
      { kind: 'handed_back', by: 'Iker Soto', at: askedAt + 10 * MINUTE, after: messageId },
    ];
    visit.team.push({
      messageId,
      after,
      at: askedAt + MINUTE,
      text:
        talk.language === 'es'
          ? 'Hola, soy Iker. Ya lo tengo: te escribo hoy mismo con la solución.'
          : 'Hi, this is Iker. I have it now and will write to you today.',
      name: 'Iker Soto',
      clientMessageId: null,
    });
  }
  return {
    visit,
    stored: {
      accountId: 'acc_acme',
      language: talk.language,
      conversation: {
        conversationId,
        botKey: talk.botKey,
        kind: 'widget',
        createdAt: new Date(startedAt).toISOString(),
        versionId,
        messages,
      },
      answers,
    },
  };
}
