import { MINUTE } from '@mocks/core/duration';
import type { StoredAnswer } from './store';
import { WORDS } from './wording';
import { writtenAnswer } from './written-answer';

type WaitingReturn = {
  /** The question, and the answer to it. */
  userMessageId: string;
  messageId: string;
  callId: string;
  approvalId: string;
  /** What is sent back. */
  order: string;
};

/** For the seeds: an answer in Spanish that waits until somebody approves that a return is opened. */
export function waitingReturn(
  now: number,
  { userMessageId, messageId, callId, approvalId, order }: WaitingReturn,
): StoredAnswer {
  const text = `He abierto la devolución del pedido ${order}. Te llegará la etiqueta por correo.`;
  const call = {
    callId,
    toolkit: 'shopify',
    toolkitName: 'Shopify',
    action: 'create_return',
    title: { en: 'Open a return', es: 'Abrir una devolución' },
    input: order,
  };
  return writtenAnswer({
    userMessageId,
    messageId,
    text,
    citations: [],
    startedAt: now,
    toolCalls: [{ ...call, state: 'done', result: text }],
    approval: { approvalId, callId, state: 'waiting', lasts: 5 * MINUTE, otherText: WORDS.es.notRun },
  });
}
