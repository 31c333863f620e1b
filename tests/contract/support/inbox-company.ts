import * as z from 'zod/mini';
import { InboxList, Visit, VisitorConversation } from '@/api/generated/schemas';
import { createCaller } from './caller';

export const ANA = 'ana@acme.example';
const IKER = 'iker@acme.example';
export const LUCIA = { conversationId: 'con_lucia' };

/** Two of the team, and a visitor of the chat that asks nothing first. */
export async function company() {
  const caller = createCaller();
  const [ana, iker] = [await caller.signIn(ANA), await caller.signIn(IKER)];
  const widget = { widgetId: 'wgt_orders' };
  const begun = await caller.call('beginVisit', { path: widget, body: { language: 'en', consent: true } });
  const headers = { 'Visitor-Key': z.parse(Visit, begun.body).visitorKey };
  const opened = await caller.call('openVisitorConversation', { path: widget, headers });
  const { conversationId } = z.parse(VisitorConversation, opened.body);
  const path = { ...widget, conversationId };
  return {
    ...caller,
    ana,
    iker,
    conversationId,
    say: (text: string) =>
      caller.call('sendVisitorMessage', {
        path,
        headers,
        body: { clientMessageId: `id_${text.replace(/\W/g, '')}`, text },
      }),
    end: () => caller.call('endVisitorConversation', { path, headers }),
    /** The visitor begins another conversation. */
    open: async () => {
      const { body } = await caller.call('openVisitorConversation', { path: widget, headers });
      return z.parse(VisitorConversation, body);
    },
    askForPerson: () => caller.call('askForPerson', { path, headers }),
    seen: async () =>
      z.parse(VisitorConversation, (await caller.call('visitorConversation', { path, headers })).body),
    list: async (token: string, query: Record<string, string> = {}) =>
      z.parse(
        InboxList,
        (await caller.call('inbox', { token, query: { accountId: 'acc_acme', ...query } })).body,
      ),
  };
}
