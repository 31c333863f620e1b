import * as z from 'zod/mini';
import { Visit, VisitorConversation } from '@/api/generated/schemas';
import type { createCaller } from './caller';

/** The chat that asks nothing first. */
export const ORDERS = { widgetId: 'wgt_orders' };

/** A visitor of the chat that asks nothing first. */
export async function arrive(
  caller: ReturnType<typeof createCaller>,
  body: object = { language: 'en', consent: true },
) {
  const begun = await caller.call('beginVisit', { path: ORDERS, body });
  const { visitorKey } = z.parse(Visit, begun.body);
  const headers = { 'Visitor-Key': visitorKey };
  const opened = await caller.call('openVisitorConversation', { path: ORDERS, headers });
  const { conversationId } = z.parse(VisitorConversation, opened.body);
  const path = { ...ORDERS, conversationId };
  const say = (text: string, clientMessageId = `id_${text.length}_${Math.random().toString(36).slice(2)}`) =>
    caller.call('sendVisitorMessage', { path, headers, body: { clientMessageId, text } });
  return { headers, path, say, visitorKey };
}
