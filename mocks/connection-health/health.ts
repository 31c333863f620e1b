import type { StoredAccount } from '@mocks/accounts/store';
import type { AgentContent } from '@mocks/agents/content';
import { inTrash } from '@mocks/agents/store';
import { channelOf, isSwitchedOn } from '@mocks/channels/store';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import { impactOf } from '@mocks/tools/connections';
import { connectionsOf, type StoredConnection } from '@mocks/tools/store';
import { TOOLKITS } from '@mocks/tools/toolkits';
import {
  ChannelKind,
  type ConnectionAgent,
  type ConnectionHealth,
  type ConnectionState,
  type ToolkitConnectionStatus,
} from '@/api/generated/schemas';

const SHOWN_NAMES = {
  widget: 'Web',
  messenger: 'Messenger',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  teams: 'Microsoft Teams',
} satisfies Record<ChannelKind, string>;

const CHANNEL_PREFIX = 'channel_';

/** Whether a connection is one to a channel; that to a tool has the id which `GET /connections` tells. */
export function isChannelConnection(connectionId: string): boolean {
  return connectionId.startsWith(CHANNEL_PREFIX);
}

const TOOL_STATES: Readonly<Record<ToolkitConnectionStatus, ConnectionState>> = {
  ACTIVE: 'WORKING',
  EXPIRED: 'EXPIRED',
  FAILED: 'FAILED',
  INITIATED: 'UNFINISHED',
  INACTIVE: 'OFF',
};

const WORST_FIRST: readonly ConnectionState[] = [
  'EXPIRED',
  'FAILED',
  'DEGRADED',
  'UNFINISHED',
  'OFF',
  'WORKING',
];

/** The agents that use a channel: in what visitors talk to, else in the draft. */
function agentsUsing(
  db: Db<State>,
  accountId: string,
  uses: (content: AgentContent) => boolean,
): ConnectionAgent[] {
  return Object.values(db.state.agents)
    .filter((stored) => stored.accountId === accountId && !stored.agent.isCreator)
    .filter(({ agent }) => !inTrash(db, agent.botKey))
    .flatMap(({ agent: { botKey, name, status, draft } }) => {
      const live = db.state.versions[botKey]?.find(({ isLive }) => isLive)?.content;
      const isLive = status === 'live' && live !== undefined && uses(live);
      return isLive || uses(draft.content) ? [{ botKey, name, live: isLive }] : [];
    })
    .toSorted((a, b) => Number(b.live) - Number(a.live));
}

/** Who noticed: nobody while no agent is live there, else a person for each message that waits. */
function visitorsOf(agents: readonly ConnectionAgent[], waiting: number): number {
  return agents.some(({ live }) => live) ? waiting : 0;
}

function channelState(on: boolean, status: string): ConnectionState {
  if (status === 'NONE') return 'UNFINISHED';
  if (!on) return 'OFF';
  if (status === 'EXPIRED') return 'EXPIRED';
  return status === 'DEGRADED' ? 'DEGRADED' : 'WORKING';
}

function channelsHealth(db: Db<State>, stored: StoredAccount): ConnectionHealth[] {
  const { accountId } = stored.account;
  return ChannelKind.options.flatMap((channel) => {
    const { status, reason, since, connectedAs, waiting } = channelOf(db, accountId, channel);
    const on = isSwitchedOn(stored, channel);
    if (!on && status === 'NONE') return [];
    const agents = agentsUsing(db, accountId, ({ channels }) => channels.includes(channel));
    return [
      {
        connectionId: `${CHANNEL_PREFIX}${channel}`,
        kind: 'channel',
        target: channel,
        name: connectedAs || SHOWN_NAMES[channel],
        state: channelState(on, status),
        reason,
        since,
        agents,
        visitors: visitorsOf(agents, waiting),
      },
    ];
  });
}

/** What people call an account of a toolkit: a company may have several. */
function nameOfTool({ toolkit, label, identity }: StoredConnection['connection']): string {
  const product = TOOLKITS.find((one) => one.toolkit === toolkit)?.name ?? toolkit;
  const own = label || identity;
  return own ? `${product} (${own})` : product;
}

function toolsHealth(db: Db<State>, { account: { accountId } }: StoredAccount): ConnectionHealth[] {
  return connectionsOf(db, accountId).map((stored) => {
    const { connection } = stored;
    return {
      connectionId: connection.connectionId,
      kind: 'tool',
      target: connection.toolkit,
      name: nameOfTool(connection),
      state: TOOL_STATES[connection.status],
      reason: connection.reason,
      since: connection.since,
      // The same agents that its disconnecting names.
      agents: impactOf(db, stored).map(({ botKey, name, live }) => ({ botKey, name, live })),
      visitors: 0,
    };
  });
}

/** How every connection of an account stands; what needs somebody comes first. */
export function healthOf(db: Db<State>, stored: StoredAccount): ConnectionHealth[] {
  const { accountId } = stored.account;
  const rank = ({ state }: ConnectionHealth) => WORST_FIRST.findIndex((one) => one === state);
  // What is in use is tried by itself, once a day.
  const today = new Date(Math.floor(db.now() / DAY) * DAY).toISOString();
  return [...toolsHealth(db, stored), ...channelsHealth(db, stored)]
    .map((one) => {
      // What has broken since then was seen to break.
      const byItself = one.since && one.since > today ? one.since : today;
      return { ...one, checkedAt: db.state.probedAt[`${accountId} ${one.connectionId}`] ?? byItself };
    })
    .toSorted((a, b) => rank(a) - rank(b));
}
