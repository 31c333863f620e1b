import { isRecord } from '@/lib/is-record';

/** One event of a stream; its type may stand in its name alone. */
export type SentEvent = { id: string; type: string; data: unknown };

/** Reads an event stream as a browser does. */
export function readEvents(text: string): { events: SentEvent[]; faults: string[] } {
  const faults: string[] = [];
  const events = text
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .flatMap((block) => {
      const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
      const all = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
      const lines = all('data');
      if (lines.length === 0) return [];
      try {
        const data: unknown = JSON.parse(lines.join('\n'));
        const [name = ''] = all('event');
        const type = name || (isRecord(data) ? String(data.type ?? '') : '');
        return [{ id: all('id')[0] ?? '', type, data: isRecord(data) ? { type, ...data } : data }];
      } catch {
        faults.push('an event that is no JSON');
        return [];
      }
    });
  return { events, faults };
}

const ENDS = ['message.end', 'error', 'tool.approval'];

/** What is wrong with the order of the events of one answer. */
export function eventFaults(events: readonly SentEvent[], isResumed: boolean): string[] {
  const types = events.map(({ type }) => type);
  if (types.length === 0) return ['a stream without any event'];
  const ids = events.map(({ id }) => id).filter((id) => id !== '');
  const end = types.findIndex((type) => ENDS.includes(type));
  const messages = new Set(
    events.flatMap(({ data }) => (isRecord(data) && data.messageId !== undefined ? [data.messageId] : [])),
  );
  const called = new Set<unknown>();
  const early = events.some(({ type, data }) => {
    if (type === 'tool.call' && isRecord(data) && isRecord(data.call)) called.add(data.call.callId);
    return type === 'tool.result' && !isResumed && isRecord(data) && !called.has(data.callId);
  });
  return [
    ...(isResumed || types.indexOf('message.start') === 0 ? [] : ['the first event is no message.start']),
    ...(types.indexOf('message.start') === types.lastIndexOf('message.start') ? [] : ['two message.start']),
    ...(end < 0 ? ['the stream ends without message.end'] : []),
    ...(end >= 0 && end < types.length - 1 ? [`an event after ${types[end]}`] : []),
    ...(ids.length < events.length ? ['an event without an id'] : []),
    ...(new Set(ids).size < ids.length ? ['two events with the same id'] : []),
    ...(messages.size > 1 ? ['events of several messages'] : []),
    ...(early ? ['a tool.result before its tool.call'] : []),
  ];
}

/** What the tokens of an answer say together. */
export function textOf(events: readonly SentEvent[]): string {
  return events
    .map(({ type, data }) => (type === 'token' && isRecord(data) ? String(data.text) : ''))
    .join('');
}
