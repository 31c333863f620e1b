import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import type { VisitorConversation } from '@/api/generated/schemas/visitorConversation.zod';
import { isRecord } from '@/lib/is-record';
import { CallFailed, call, json } from './call';
import { eventsIn } from './event-stream';
import { keepHere } from './keep';
import { pathOf } from './paths';
import { refusedIn } from './refused-in';
import type { SentEvent, Service } from './service';

interface HttpOptions {
  base: string;
  widgetId: string;
  language: string;
  settings: PublicWidget;
  /** Who the company's own server says that the visitor is. */
  verified?: { externalId: string; signature: string } | undefined;
}

function messagesIn(list: unknown): VisitorConversation['messages'] {
  if (!Array.isArray(list)) return [];
  return list
    .filter((one) => isRecord(one) && typeof one.messageId === 'string' && typeof one.text === 'string')
    .map((one) => ({ author: 'agent', state: 'complete', citations: [], ...one }));
}

/** An answer with the parts that are shown in their places, whatever the provider left out. */
function conversationIn(body: unknown): VisitorConversation {
  if (!isRecord(body) || typeof body.conversationId !== 'string') throw new CallFailed('UNREADABLE');
  const { conversationId, messages } = body;
  const missing = { title: '', state: 'open', person: null, rating: null };
  return Object.assign(missing, body, { conversationId, messages: messagesIn(messages) });
}

/** Talks to the provider over HTTP, under the widget's public id and the visitor's own key. */
export function httpService({ base, widgetId, language, settings, verified }: HttpOptions): Service {
  const { consent, fields } = settings.preChat;
  const keep = keepHere(widgetId, !consent.asked, verified?.externalId);
  const asks = consent.asked || fields.length > 0;
  const key = () => keep.read().visitorKey;
  let begun: Promise<void> | undefined;

  const begin: Service['begin'] = async (visit) => {
    const response = await call(
      base + pathOf(widgetId, 'visitors'),
      json('POST', { ...visit, language, ...(verified && { verified }) }),
    ).catch((error: unknown) => {
      throw refusedIn(error).includes('verified') ? new CallFailed('NOT_VERIFIED') : error;
    });
    const body: unknown = await response.json();
    const visitorKey = isRecord(body) ? body.visitorKey : undefined;
    if (typeof visitorKey !== 'string') throw new CallFailed('UNREADABLE');
    keep.write({ visitorKey });
  };
  /** Where nothing is asked, a visit begins with the first call that needs one. */
  const beginUnasked = async () => {
    if (asks) throw new CallFailed('VISIT_OVER');
    begun ??= begin({ consent: true, fields: {} });
    await begun.catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
  };

  async function ask(parts: string[], init: RequestInit = {}): Promise<Response> {
    if (key() === undefined) await beginUnasked();
    const visitorKey = key() ?? '';
    const headers = { ...init.headers, 'Visitor-Key': visitorKey };
    return call(base + pathOf(widgetId, 'conversations', ...parts), { ...init, headers });
  }
  const conversation = async (parts: string[], init?: RequestInit) =>
    conversationIn(await (await ask(parts, init)).json());
  async function* stream(parts: string[], init: RequestInit): AsyncGenerator<SentEvent> {
    yield* eventsIn(await ask(parts, init));
  }

  /** A visit that the provider no longer knows begins anew: at once, or with the form the next time. */
  async function open(): Promise<VisitorConversation> {
    const start = () => conversation([], json('POST', { language }));
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'NOT_FOUND') throw error;
      keep.write({ visitorKey: undefined });
      begun = undefined;
      return start();
    }
  }

  return {
    keep,
    needsVisit: () => asks && key() === undefined,
    begin,
    conversations: async () => {
      if (key() === undefined) return [];
      const body: unknown = await (await ask([])).json();
      const items = isRecord(body) && Array.isArray(body.items) ? body.items : [];
      return items.filter((one) => isRecord(one) && typeof one.conversationId === 'string');
    },
    open,
    read: (id) => conversation([id]),
    send: (id, message, signal) => stream([id, 'messages'], { ...json('POST', message), signal }),
    resume: (id, messageId, lastEventId, signal) =>
      stream([id, 'messages', messageId, 'events'], {
        signal,
        ...(lastEventId !== undefined && { headers: { 'Last-Event-ID': lastEventId } }),
      }),
    stop: (id) => ask([id, 'stop'], json('POST')),
    remove: (id) => ask([id], json('DELETE')),
    approve: (id, approvalId, answer) =>
      conversation([id, 'approvals', approvalId], json('POST', { answer })),
    leave: (id, message) => ask([id, 'left-messages'], json('POST', message)),
    askForPerson: (id) => conversation([id, 'person'], json('POST')),
    end: (id) => ask([id, 'end'], json('POST')),
    rate: (id, rating) => ask([id, 'rating'], json('PUT', rating)),
  };
}
