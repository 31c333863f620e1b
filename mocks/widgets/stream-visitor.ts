import { streamAnswer } from '@mocks/conversations/stream-answer';
import type { Db } from '@mocks/core/db';
import type { Persistence } from '@mocks/core/persistence';
import type { State } from '@mocks/core/state';
import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { ChatEvent, type VisitorEvent } from '@/api/generated/schemas';
import { approvalFor } from './approvals';
import { isForVisitors } from './show-visit';
import type { StoredVisit } from './store';
import { personOf } from './team';

const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };

function lines(id: string, event: VisitorEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** An event of an answer as its visitor may see it; undefined where it is about how an agent works. */
function shownToVisitor(
  db: Db<State>,
  visit: StoredVisit,
  { stored, clientMessageId }: Pick<Streamed, 'stored' | 'clientMessageId'>,
  event: ChatEvent,
): VisitorEvent | undefined {
  const { messageId } = event;
  switch (event.type) {
    case 'message.start': {
      const { userMessageId, person, plain } = event;
      const { type } = event;
      return {
        type,
        userMessageId,
        messageId,
        ...(person && { name: person.name }),
        ...(plain && { plain }),
      };
    }
    case 'tool.approval':
    case 'tool.call':
    case 'tool.result': {
      // Looked up each time: the whole state may have been taken up from another tab.
      const now = db.state.conversations[stored.conversation.conversationId] ?? stored;
      const answer = now.answers[clientMessageId];
      const callId = event.type === 'tool.result' ? event.callId : event.call.callId;
      if (!answer || answer.approval?.callId !== callId) return undefined;
      const approval = approvalFor(db, now, answer);
      return approval && { type: 'approval', messageId, approval };
    }
    case 'handoff': {
      const person = personOf(db, { stored, visit });
      return person ? { type: 'person', messageId, person } : undefined;
    }
    case 'citation':
      return isForVisitors(event.citation) ? event : undefined;
    case 'proposal':
      return undefined;
    default:
      return event;
  }
}

type Streamed = Parameters<typeof streamAnswer>[2];

/** Streams an answer to its visitor: without the tools, and with what is asked of them. */
export function streamToVisitor(
  db: Db<State>,
  persistence: Persistence,
  visit: StoredVisit,
  of: Streamed,
): Response {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const shown = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      // Each chunk is one event.
      const text = decoder.decode(chunk);
      const id = /^id: (.*)$/m.exec(text)?.[1] ?? '';
      const event = z.parse(ChatEvent, JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null'));
      const said = shownToVisitor(db, visit, of, event);
      if (said) controller.enqueue(encoder.encode(lines(id, said)));
    },
  });
  const { body } = streamAnswer(db, persistence, of);
  return new HttpResponse(body?.pipeThrough(shown) ?? null, { headers: HEADERS });
}

/** A person has the conversation: what was said is stored, and the agent does not answer. */
export function personAnswers(userMessageId: string): Response {
  const start = lines(`${userMessageId}-1`, { type: 'message.start', userMessageId });
  const end = lines(`${userMessageId}-2`, { type: 'message.end', state: 'complete' });
  return new HttpResponse(start + end, { headers: HEADERS });
}
