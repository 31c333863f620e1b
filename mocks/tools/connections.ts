import type { AgentContent } from '@mocks/agents/content';
import { inTrash } from '@mocks/agents/store';
import { note } from '@mocks/audit/store';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import type { AffectedAgent } from '@/api/generated/schemas';
import type { ConnectChoice } from './connect-choices';
import { CONNECT_PATH } from './connect-page';
import { connectionTo, type StoredConnection, settleLink } from './store';
import { toolkitName } from './toolkits';

const LINK_MILLISECONDS = 10 * MINUTE;

/** What a service says that refuses; it is shown as text. */
const REFUSED = 'This account may not use the API <b>(insufficient_scope)</b>';

/** Waits for a consent from now on, and says where it is given. */
export function beginLink(
  db: Db<State>,
  stored: StoredConnection,
  { returnUrl, nonce, userId }: { returnUrl: string; nonce: string; userId: string },
  origin: string,
): { connectUrl: string; connection: StoredConnection['connection'] } {
  const { connection } = stored;
  const isSame = stored.link?.nonce === nonce;
  if (!isSame) {
    stored.link = { linkId: db.id('lnk'), returnUrl, nonce, userId };
    connection.linkUntil = new Date(db.now() + LINK_MILLISECONDS).toISOString();
    connection.linkOutcome = null;
    if (!stored.worked) Object.assign(connection, { status: 'INITIATED', reason: null });
  }
  const url = new URL(`${CONNECT_PATH}${encodeURIComponent(connection.toolkit)}`, origin);
  const query = { link: stored.link?.linkId ?? '', return_url: returnUrl, nonce };
  url.search = String(new URLSearchParams(query));
  return { connectUrl: url.href, connection };
}

const IDENTITIES: Readonly<Record<string, string>> = {
  shopify: 'acme-nueva.myshopify.com',
  zendesk: 'acme-nuevo.zendesk.com',
};
const NEW_IDENTITY = 'ana@acme.example';

function connect(db: Db<State>, stored: StoredConnection, identity: string): void {
  const { connection } = stored;
  Object.assign(connection, {
    status: 'ACTIVE',
    reason: null,
    since: db.iso(),
    identity,
    label: connection.label || identity,
    linkOutcome: 'connected',
  });
  stored.worked = true;
}

/** What a choice on the consent page makes of the connection, and the word with which the browser is sent back. */
function choose(db: Db<State>, stored: StoredConnection, choice: ConnectChoice['id']): string {
  const { connection, worked } = stored;
  const before = connection.identity;
  const own = before ?? IDENTITIES[connection.toolkit] ?? NEW_IDENTITY;
  connection.linkUntil = null;
  switch (choice) {
    case 'cancel':
      if (!worked) connection.status = 'FAILED';
      connection.linkOutcome = 'cancelled';
      return 'cancelled';
    case 'refused':
      if (!worked) Object.assign(connection, { status: 'FAILED', reason: REFUSED, since: db.iso() });
      connection.linkOutcome = 'failed';
      return 'failed';
    case 'other':
      if (worked) {
        connection.linkOutcome = 'other_account';
        return 'failed';
      }
      connect(db, stored, 'otra@acme.example');
      return 'connected';
    default:
      connect(db, stored, own);
      return choice === 'unknown' ? '<b>?</b>' : 'connected';
  }
}

const ENDS: Readonly<Record<string, string>> = {
  connected: 'connection_made',
  failed: 'connection_refused',
  other_account: 'connection_refused',
};

/** Writes down how a consent ended that somebody had begun; one that was cancelled changed nothing. */
function noteEnd(db: Db<State>, { connection, link }: StoredConnection): void {
  const who = db.state.users[link?.userId ?? ''];
  const action = ENDS[connection.linkOutcome ?? ''];
  if (!who || !action) return;
  const subject = toolkitName(connection.toolkit);
  note(db, who, { kind: 'connections', action, subject, botKey: null, changes: [], inverse: null });
}

/** Where the browser is sent back to from a consent page, and with which words; undefined where nobody knows the link. */
export type ConsentReturn = { returnUrl: string; status: string; nonce: string | undefined };

/** A consent page is left: each link works once, and not too late. */
export function leaveConsent(
  db: Db<State>,
  linkId: string,
  choice: ConnectChoice['id'],
): ConsentReturn | undefined {
  const stored = Object.values(db.state.toolConnections).find(({ link }) => link?.linkId === linkId);
  if (!stored?.link) return undefined;
  const { returnUrl, nonce } = stored.link;
  settleLink(db.now(), stored);
  // It says that it is connected, and the link stays open.
  if (choice === 'lie') return { returnUrl, status: 'connected', nonce };
  const isUsed = stored.connection.linkUntil === null;
  const status = isUsed ? 'used' : choose(db, stored, choice);
  if (!isUsed) noteEnd(db, stored);
  return { returnUrl, status, nonce: choice === 'lost' ? undefined : nonce };
}

function actionsWith({ tools }: AgentContent, { toolkit }: StoredConnection['connection']) {
  return tools.find((tool) => tool.toolkit === toolkit);
}

/** Whether a content uses this very connection: it names it, or names none and no other one would do. */
function usesConnection(db: Db<State>, stored: StoredConnection, content: AgentContent): boolean {
  const { connection, accountId } = stored;
  const tool = actionsWith(content, connection);
  if (!tool) return false;
  if (tool.connectionId) return tool.connectionId === connection.connectionId;
  return connectionTo(db, accountId, connection.toolkit)?.connectionId === connection.connectionId;
}

/** The agents that stop working without a connection, the live ones first. */
export function impactOf(db: Db<State>, stored: StoredConnection): AffectedAgent[] {
  const own = Object.values(db.state.agents).filter(
    ({ accountId, agent }) => accountId === stored.accountId && !inTrash(db, agent.botKey),
  );
  const affected = own.flatMap(({ agent: { botKey, name, draft, live } }) => {
    const published = db.state.versions[botKey]?.find(({ versionId }) => versionId === live?.versionId);
    const isLive = published !== undefined && usesConnection(db, stored, published.content);
    const isDraft = usesConnection(db, stored, draft.content);
    if (!isLive && !isDraft) return [];
    const contents = [...(isLive ? [published.content] : []), ...(isDraft ? [draft.content] : [])];
    const actions = contents.flatMap((content) => actionsWith(content, stored.connection)?.actions ?? []);
    return [{ botKey, name, live: isLive, draft: isDraft, actions: [...new Set(actions)] }];
  });
  return affected.toSorted((a, b) => Number(b.live) - Number(a.live));
}
