import type { VisitorEvent } from '@/api/generated/schemas/visitorEvent.zod';
import { CallFailed } from './call';
import type { SentEvent } from './service';

const RESUMES = 3;
const RESUME_AFTER_MS = 1000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Up to where an answer has been read. */
interface ReadTo {
  messageId?: string | undefined;
  lastEventId?: string | undefined;
}

/** The events of an answer to its end: where the stream breaks off, it is resumed from there. */
export async function* resumedEvents(
  source: AsyncIterable<SentEvent>,
  signal: AbortSignal,
  resume: (messageId: string, lastEventId: string | undefined) => AsyncIterable<SentEvent>,
  { messageId, lastEventId }: ReadTo = {},
): AsyncGenerator<VisitorEvent> {
  for (let tries = 0; ; tries += 1) {
    try {
      for await (const { id, event } of source) {
        if (signal.aborted) return;
        lastEventId = id ?? lastEventId;
        if (event.type === 'message.start') messageId = event.messageId ?? messageId;
        yield event;
      }
      return;
    } catch (error) {
      const mayResume = !(error instanceof CallFailed) || error.code === 'OFFLINE';
      if (signal.aborted || !mayResume || messageId === undefined || tries >= RESUMES) throw error;
      await wait(RESUME_AFTER_MS * tries);
      source = resume(messageId, lastEventId);
    }
  }
}
