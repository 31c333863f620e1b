import { ANA } from '../accounts';
import { patch } from '../patch-answers';
import { textsOf } from '../texts';
import { failing, type Screen } from './screen';

const INBOX = '/dashboard/analytics?view=conversations';

/** The conversations with visitors: the list, one of them, why an answer says what it says. */
export const conversations: readonly Screen[] = [
  { name: 'conversations', path: INBOX, account: ANA },
  { name: 'conversations-no-match', path: `${INBOX}&q=nothing`, account: ANA },
  { name: 'conversations-failed', path: INBOX, account: ANA, before: failing(/\/inbox\?/) },
  { name: 'conversation-waiting', path: `${INBOX}&chat=con_lucia`, account: ANA },
  { name: 'conversation-colleague', path: `${INBOX}&chat=con_taken`, account: ANA },
  { name: 'conversation-gone', path: `${INBOX}&chat=con_gone`, account: ANA },
  { name: 'conversation-why', path: `${INBOX}&chat=con_lucia&why=msg_lucia-2`, account: ANA },
  {
    name: 'conversation-mine',
    path: `${INBOX}&chat=con_lucia`,
    account: ANA,
    before: async (page) => {
      const taken = { state: 'person', person: { name: 'Ana Luna', isYou: true } };
      await patch(page, /\/inbox\/con_lucia$/, (conversation) => ({
        ...conversation,
        ...taken,
        events: [
          {
            kind: 'taken_over',
            by: 'Ana Luna',
            at: new Date(Date.now() - 60_000).toISOString(),
            after: 'msg_lucia-6',
          },
        ],
      }));
      await patch(page, /\/inbox\?/, (list) => ({
        ...list,
        items: Array.from(Object(list.items), (one) =>
          Object(one).conversationId === 'con_lucia' ? { ...Object(one), ...taken } : one,
        ),
      }));
    },
  },
  {
    name: 'conversation-review',
    path: `${INBOX}&show=review`,
    account: ANA,
    act: async (page, locale) => {
      const t = textsOf(locale).inbox;
      await page.getByRole('list', { name: t.list() }).getByRole('button').first().click();
      await page.getByRole('button', { name: t.review.wrong() }).click();
      await page.getByRole('form', { name: t.review.why() }).waitFor();
    },
  },
];
