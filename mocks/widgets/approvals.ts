import type { StoredAnswer, StoredConversation } from '@mocks/conversations/store';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { Locale, VisitorApproval, VisitorApprovalAnswer } from '@/api/generated/schemas';
import type { StoredVisit } from './store';

const OPEN_MS = 10 * MINUTE;
const RETURN = /\b(devolver|devoluci[oó]n|return)\b/i;
const ORDER = /\bAH\d{8}\b/i;

const WORDS: Record<
  Locale,
  { title: string; order: string; pickup: string; ask: string; done: string; not: string }
> = {
  en: {
    title: 'Open a return',
    order: 'Order',
    pickup: 'Pick-up',
    ask: 'All right. Confirm and I’ll book the pick-up.',
    done: 'Done: we’ll pick it up tomorrow between 9 and 14.',
    not: 'All right, I won’t do anything.',
  },
  es: {
    title: 'Abrir una devolución',
    order: 'Pedido',
    pickup: 'Recogida',
    ask: 'De acuerdo. Confirma y pido la recogida.',
    done: 'Listo: lo recogemos mañana entre las 9 y las 14 h.',
    not: 'De acuerdo, no hago nada.',
  },
};

/** Whoever wants to return an order by its number is asked before anything is done. */
export function askBeforeReturn(
  db: Db<State>,
  visit: StoredVisit,
  answer: StoredAnswer,
  { question, language }: { question: string; language: Locale },
): void {
  const order = ORDER.exec(question)?.[0].toUpperCase();
  if (order === undefined || !RETURN.test(question)) return;
  const words = WORDS[language];
  const day = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    timeZone: 'Europe/Madrid',
  });
  Object.assign(answer, { text: words.ask, citations: [], toolCalls: [] });
  visit.approvals[answer.messageId] = {
    approvalId: db.id('apr'),
    title: words.title,
    details: [
      { label: words.order, value: order },
      { label: words.pickup, value: `${day.format(db.now() + 24 * 60 * MINUTE)}, 9–14 h` },
    ],
    state: 'waiting',
    expiresAt: new Date(db.now() + OPEN_MS).toISOString(),
  };
}

/** A question whether a tool may act, as it stands now. */
export function approvalNow(db: Db<State>, approval: VisitorApproval): VisitorApproval {
  const isOver = approval.state === 'waiting' && Date.parse(String(approval.expiresAt)) <= db.now();
  return isOver ? { ...approval, state: 'expired' } : approval;
}

/** The visitor says yes or no; the agent's next message says what came of it. */
export function takeAnswer(
  db: Db<State>,
  visit: StoredVisit,
  { conversation, language }: StoredConversation,
  { approvalId, answer }: { approvalId: string; answer: VisitorApprovalAnswer },
): void {
  const asked =
    Object.values(visit.approvals).find((one) => one.approvalId === approvalId) ?? refuseUnknown();
  const { state } = approvalNow(db, asked);
  if (state === answer) return;
  if (state === 'expired')
    refuse({ status: 409, code: 'APPROVAL_EXPIRED', message: 'Nobody answered in time' });
  if (state !== 'waiting')
    refuse({ status: 409, code: 'APPROVAL_ANSWERED', message: `This was ${state} before` });
  asked.state = answer;
  conversation.messages.push({
    messageId: db.id('msg'),
    author: 'agent',
    text: answer === 'approved' ? WORDS[language].done : WORDS[language].not,
    state: 'complete',
    citations: [],
    createdAt: db.iso(),
  });
}
