import type { ConversationsState } from '@mocks/conversations/store';
import { DAY, HOUR, MINUTE } from '@mocks/core/duration';
import type { WidgetsState } from '@mocks/widgets/store';
import { CHANNELS, type Held, heldTalk, TALKS, versionAt } from './held-talk';
import { type PastTalk, VISITOR_NAMES } from './past-talks';
import type { InboxState } from './store';

const DAYS = 62;
const WEEKDAY_TALKS = 6;
const WEEKEND_TALKS = 3;
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
  sourced: 1,
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
    startedAt: now - 4 * MINUTE,
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
    channel: 'widget',
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
  taken.visit.events = taken.visit.events.filter(({ kind }) => kind === 'taken_over');
  add(into, taken, 'João M.');
}

/** What visitors of the usual company have said in the last two months, and what they say now. */
export function seedInbox(now: number): Seeded & InboxState {
  const seeded: Seeded = { visitors: {}, visits: {}, conversations: {} };
  addPast(seeded, now);
  addOpen(seeded, now);
  return { ...seeded, reviews: {}, notes: {}, presence: {}, erased: [], many: null };
}
