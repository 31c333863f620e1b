import { randomUUID } from 'node:crypto';
import { type Checks, createReader, madeUp, ORIGIN } from './reads';
import { createWriter, named, textAt } from './writes';

/** What the calls of a visitor need, and how the visit is ended. */
export type Visit = { checks: Checks; leave: () => Promise<void> };

/** Asks something in the account's own chat, as a visitor; undefined where nobody can. */
export async function beginVisit(checks: Checks): Promise<Visit | undefined> {
  const { wire, pool, find } = checks;
  await createReader(checks)(named('widgets'), false);
  const [widget] = pool.fillings(named('widget'), 1);
  if (!widget) return undefined;
  const from = (headers: Record<string, string>): Checks => ({
    ...checks,
    token: undefined,
    wire: (asked) => wire({ ...asked, headers: { Origin: ORIGIN, ...headers, ...asked.headers } }),
  });
  const begun = await createWriter(from({}))('beginVisit', { values: widget });
  const visitorKey = textAt(begun?.body, 'visitorKey');
  if (visitorKey === undefined) return undefined;
  const own = from({ 'Visitor-Key': visitorKey });
  const write = createWriter(own);
  const opened = await write('openVisitorConversation', { values: widget });
  const conversationId = textAt(opened?.body, 'conversationId');
  if (conversationId === undefined) return undefined;
  const values = { ...widget, conversationId };
  const body = { clientMessageId: randomUUID() };
  const said = await write('sendVisitorMessage', { values, body });
  const messageId = textAt(said?.events[0]?.data, 'messageId');
  pool.learn(named('sendVisitorMessage').path, { ...values, messageId });
  return {
    checks: own,
    leave: async () => {
      const read = named('visitorConversation');
      const headers = { 'Visitor-Key': madeUp(visitorKey) };
      const { status } = await own.wire({ operation: read, path: values, headers });
      if (status < 400) find(read, 'broken', `answers ${status} to a visitor’s key that is nobody’s`);
      await write('removeVisitorConversation', { values });
    },
  };
}
