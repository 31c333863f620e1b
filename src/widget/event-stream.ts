import type { VisitorEvent } from '@/api/generated/schemas/visitorEvent.zod';
import { isRecord } from '@/lib/is-record';
import type { SentEvent } from './service';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether data is an event that can be shown; a type that is not known is left out. */
function isEvent(data: unknown): data is VisitorEvent {
  if (!isRecord(data)) return false;
  const { type, text, citation, approval, person, wanted } = data;
  if (type === 'token') return isText(text);
  if (type === 'citation') return isRecord(citation);
  if (type === 'approval') return isRecord(approval) && isText(approval.approvalId);
  if (type === 'person') return isRecord(person);
  if (type === 'message.wanted') return isRecord(wanted);
  return type === 'closed' || type === 'message.start' || type === 'message.end' || type === 'error';
}

function eventIn(block: string): SentEvent | undefined {
  let id: string | undefined;
  let data = '';
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'id') id = value;
    if (name === 'data') data += value;
  }
  try {
    const event: unknown = JSON.parse(data);
    return isEvent(event) ? { id, event } : undefined;
  } catch {
    return undefined;
  }
}

/** The events of an answer, one by one; it breaks off when the stream ends before `message.end` or `error`. */
export async function* eventsIn(response: Response): AsyncGenerator<SentEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      const blocks = (rest + next.value).split(/\r\n\r\n|\n\n|\r\r/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const sent = eventIn(block);
        if (!sent) continue;
        yield sent;
        if (sent.event.type === 'message.end' || sent.event.type === 'error') return;
      }
    }
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
  throw new Error('The answer broke off');
}
