import type { ConversationsState, StoredConversation } from '@mocks/conversations/store';
import { writtenAnswer } from '@mocks/conversations/written-answer';
import { DAY, HOUR, MINUTE } from '@mocks/core/duration';
import { newVisit, type StoredVisit, type WidgetsState } from '@mocks/widgets/store';
import type { ChannelKind } from '@/api/generated/schemas';
import { PAST_TALKS, type PastTalk, VISITOR_NAMES } from './past-talks';
import type { InboxState } from './store';

const DAYS = 62;
const WEEKDAY_TALKS = 6;
const WEEKEND_TALKS = 3;
/** From the question to the answer, in milliseconds. */
const ANSWERS_AFTER = 1400;
const NEXT_QUESTION_AFTER = 40_000;

/** The same numbers in the same order, each from 0 to below 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each talk as often as it is held. */
const TALKS = PAST_TALKS.flatMap((talk) => Array.from({ length: talk.weight }, () => talk));

const CHANNELS: Record<PastTalk['botKey'], readonly ChannelKind[]> = {
  bot_returns: ['widget', 'widget', 'whatsapp'],
  bot_orders: ['widget', 'messenger'],
  bot_store: ['instagram'],
};

/** When each agent's first version was published, and which one spoke when. */
function versionAt(botKey: PastTalk['botKey'], ago: number): string {
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
        citations,
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
      userId: null,
      waits: false,
      leavesAt: askedAt + 10 * MINUTE,
    };
    visit.team.push({
      messageId: `msg_${id}-team`,
      after: messages.at(-1)?.messageId ?? null,
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

type Seeded = Pick<WidgetsState, 'visitors' | 'visits'> & ConversationsState;

function add(into: Seeded, { stored, visit }: Held, name: string): void {
  const { conversationId, createdAt } = stored.conversation;
  into.conversations[conversationId] = stored;
  into.visits[conversationId] = visit;
  const arrivedAt = Date.parse(createdAt);
  const known = into.visitors[visit.visitorKey];
  into.visitors[visit.visitorKey] = {
    widgetId: visit.widgetId,
    fields: name === '' ? {} : { name },
    externalId: null,
    arrivedAt: Math.min(known?.arrivedAt ?? arrivedAt, arrivedAt),
    agreedAt: visit.widgetId === null ? null : arrivedAt,
    saidAt: [],
  };
}

/** The talks of the last two months: closed, some of them rated. */
function addPast(into: Seeded, now: number): void {
  const next = numbersFrom(20_261_121);
  for (let day = DAYS; day >= 0; day -= 1) {
    const midnight = Math.floor(now / DAY) * DAY - day * DAY;
    const weekday = new Date(midnight).getUTCDay();
    const many = (weekday % 6 === 0 ? WEEKEND_TALKS : WEEKDAY_TALKS) + Math.floor(next() * 3);
    for (let number = 0; number < many; number += 1) {
      const talk = TALKS[Math.floor(next() * TALKS.length)];
      const [hours, who, channel, rated] = [next(), next(), next(), next()];
      const startedAt = midnight + Math.floor((7 + hours * 14) * HOUR);
      if (!talk || startedAt > now - 2 * HOUR) continue;
      const channels = CHANNELS[talk.botKey];
      const visitor = Math.floor(who * 40);
      const held = heldTalk(talk, {
        id: `${day}x${number}`,
        visitorKey: `vis_past-${visitor}`,
        channel: channels[Math.floor(channel * channels.length)] ?? 'widget',
        versionId: versionAt(talk.botKey, now - startedAt),
        startedAt,
      });
      held.visit.isOpen = false;
      const score = talk.scores[Math.floor(rated * 4 * talk.scores.length)];
      if (score !== undefined) {
        held.visit.rating = { score, reasons: score < 3 ? ['unsolved'] : ['clear'] };
        held.visit.ratedAfter = held.stored.conversation.messages.at(-1)?.messageId ?? null;
      }
      add(into, held, VISITOR_NAMES[visitor % VISITOR_NAMES.length] ?? '');
    }
  }
}

const BROKEN_LAMP: PastTalk = {
  botKey: 'bot_returns',
  language: 'es',
  turns: [
    [
      'Hola, me ha llegado la lámpara Duna rota.',
      'Lo siento, Lucía. Puedes devolverla gratis en 14 días; el reembolso tarda 5 días laborables.',
    ],
    [
      'No quiero devolverla, quiero otra igual.',
      'Entiendo. Ahora mismo no puedo pedir un cambio. ¿Quieres que te pase con el equipo?',
    ],
    ['Quiero hablar con una persona, por favor.', 'Te paso con el equipo, suelen tardar 5 minutos.'],
  ],
  outcome: 'resolved',
  weight: 0,
  scores: [],
  source: ['knw_1', 'Plazos de devolución'],
};
const LEAVING: PastTalk = {
  botKey: 'bot_orders',
  language: 'es',
  turns: [
    [
      '¿Y puedo cambiar la dirección de entrega?',
      'La dirección de entrega se puede cambiar hasta que el pedido sale del almacén de Getafe.',
    ],
  ],
  outcome: 'resolved',
  weight: 0,
  scores: [],
  source: ['knw_orders-2', 'Cambio de dirección'],
};
const PICKED_UP: PastTalk = {
  botKey: 'bot_returns',
  language: 'es',
  turns: [['Necesito la factura de mi pedido', 'Las facturas las lleva una persona del equipo. Te paso.']],
  outcome: 'person',
  reason: 'topic',
  weight: 0,
  scores: [],
};

/** What goes on just now: one visitor waits for a person, one talks to an agent, one to a colleague. */
function addOpen(into: Seeded, now: number): void {
  const waiting = heldTalk(BROKEN_LAMP, {
    id: 'lucia',
    visitorKey: 'vis_past-lucia',
    channel: 'whatsapp',
    versionId: 'ver_acme-2',
    startedAt: now - 7 * MINUTE,
  });
  waiting.visit.handedOff = 'asked';
  waiting.visit.person = {
    askedAt: now - 2 * MINUTE,
    comes: true,
    backAt: null,
    name: '',
    userId: null,
    waits: true,
    leavesAt: null,
  };
  add(into, waiting, 'Lucía P.');
  const live = heldTalk(LEAVING, {
    id: 'live',
    visitorKey: 'vis_past-live',
    channel: 'messenger',
    versionId: 'ver_orders-1',
    startedAt: now - MINUTE,
  });
  add(into, live, '');
  const taken = heldTalk(PICKED_UP, {
    id: 'taken',
    visitorKey: 'vis_past-taken',
    channel: 'widget',
    versionId: 'ver_acme-2',
    startedAt: now - 9 * MINUTE,
  });
  if (taken.visit.person) taken.visit.person.leavesAt = null;
  add(into, taken, 'João M.');
}

/** What visitors of the usual company have said in the last two months, and what they say now. */
export function seedInbox(now: number): Seeded & InboxState {
  const seeded: Seeded = { visitors: {}, visits: {}, conversations: {} };
  addPast(seeded, now);
  addOpen(seeded, now);
  return { ...seeded, reviews: {}, notes: {}, presence: {}, erased: [] };
}
