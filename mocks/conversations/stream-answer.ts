import type { Db } from '@mocks/core/db';
import type { Persistence } from '@mocks/core/persistence';
import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { ChatEvent } from '@/api/generated/schemas';
import { awaitsCall, eventId, eventsOf, eventsWritten } from './answer-events';
import { moreOf } from './live-answer';
import type { ConversationsState, StoredConversation } from './store';

/** How often a stream looks whether another tab has stopped the answer. */
const LOOK_MILLISECONDS = 300;

/** A broken stream loses what nobody has read of it yet. */
async function untilRead(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
  while ((controller.desiredSize ?? 1) < 1) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** How often a stream looks whether a tool that was called has answered. */
const CALL_LOOK_MILLISECONDS = 40;

function soon(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, CALL_LOOK_MILLISECONDS);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

type Streamed = {
  stored: StoredConversation;
  clientMessageId: string;
  signal: AbortSignal;
  /** How many events somebody has read already. */
  read: number;
  /** Breaks the connection in the middle. */
  cutsAtHalf: boolean;
};

/** Streams an answer from the event after the `read` ones on; `persistence` tells what other tabs have done meanwhile. */
export function streamAnswer(
  db: Db<ConversationsState>,
  persistence: Persistence,
  {
    stored: {
      conversation: { conversationId },
    },
    clientMessageId,
    signal,
    read,
    cutsAtHalf,
  }: Streamed,
): Response {
  const gone = new AbortController();
  signal.addEventListener('abort', () => gone.abort(), { once: true });
  if (signal.aborted) gone.abort();
  // Looked up each time: the whole state may have been taken up from another tab.
  const find = () => db.state.conversations[conversationId]?.answers[clientMessageId];
  const encoder = new TextEncoder();

  /** Sends what is written and then what comes, until the end; says whether the connection is to be cut. */
  async function speak(controller: ReadableStreamDefaultController<Uint8Array>): Promise<{ cut: boolean }> {
    let sent = read;
    let lookedAt = db.now();
    const look = async () => {
      if (db.now() - lookedAt < LOOK_MILLISECONDS) return;
      lookedAt = db.now();
      await persistence.transaction(
        () => undefined,
        () => false,
      );
    };
    for (let answer = find(); answer && !gone.signal.aborted; answer = find()) {
      const events = eventsOf(answer);
      const written = eventsWritten(db, answer, events);
      for (; sent < written; sent += 1) {
        if (cutsAtHalf && sent > events.length / 2) {
          await untilRead(controller);
          return { cut: true };
        }
        const event = z.parse(ChatEvent, events[sent]?.event);
        const lines = `id: ${eventId(answer, sent + 1)}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
        controller.enqueue(encoder.encode(lines));
      }
      if (answer.live && !answer.live.over) {
        await moreOf(answer.live, gone.signal);
        continue;
      }
      if (awaitsCall(answer)) {
        await soon(gone.signal);
        await look();
        continue;
      }
      if (sent >= events.length) break;
      const gap = (events[sent]?.at ?? 0) - (events[sent - 1]?.at ?? 0);
      await db.wait(gap, gone.signal);
      if (!gone.signal.aborted) answer.reached = Math.max(answer.reached, sent + 1);
      await look();
    }
    return { cut: false };
  }

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      // Not awaited: a stream is not read before `start` has returned.
      void speak(controller).then(
        ({ cut }) => {
          if (gone.signal.aborted) return;
          if (cut) controller.error(new Error('The connection was cut, as asked for.'));
          else controller.close();
        },
        (error: unknown) => controller.error(error),
      );
    },
    cancel: () => gone.abort(),
  });
  return new HttpResponse(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}
