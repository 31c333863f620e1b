import { streamAnswer } from '@mocks/conversations/stream-answer';
import type { Db } from '@mocks/core/db';
import type { Keeper } from '@mocks/core/keeper';
import type { State } from '@mocks/core/state';
import { HttpResponse } from 'msw';
import type { VisitorEvent } from '@/api/generated/schemas';
import { approvalNow } from './approvals';
import type { StoredVisit } from './store';

const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };

/** How an agent works is not for its visitors. */
const NOT_FOR_VISITORS = /^event: (tool\.call|tool\.result|proposal)$/m;
const END = /^event: message\.end$/m;

function lines(id: string, event: VisitorEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Streams an answer to its visitor: without the tools, and with what is asked of them. */
export function streamToVisitor(
  db: Db<State>,
  keeper: Keeper,
  visit: StoredVisit,
  of: Parameters<typeof streamAnswer>[2],
): Response {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const { messageId = '' } = of.stored.answers[of.clientMessageId] ?? {};
  const asked = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      // Each chunk is one event.
      const text = decoder.decode(chunk);
      if (NOT_FOR_VISITORS.test(text)) return;
      const approval = visit.approvals[messageId];
      if (approval && END.test(text)) {
        const event = { type: 'approval' as const, messageId, approval: approvalNow(db, approval) };
        controller.enqueue(encoder.encode(lines(`${messageId}-approval`, event)));
      }
      controller.enqueue(chunk);
    },
  });
  const { body } = streamAnswer(db, keeper, of);
  return new HttpResponse(body?.pipeThrough(asked) ?? null, { headers: HEADERS });
}

/** A person has the conversation: what was said is stored, and the agent does not answer. */
export function personAnswers(userMessageId: string): Response {
  const start = lines(`${userMessageId}-1`, { type: 'message.start', userMessageId });
  const end = lines(`${userMessageId}-2`, { type: 'message.end', state: 'complete' });
  return new HttpResponse(start + end, { headers: HEADERS });
}
