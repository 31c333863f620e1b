import type { StoredAccount } from '@mocks/accounts/store';
import type { Db } from '@mocks/core/db';
import * as z from 'zod/mini';
import { AccountId, AgentKey, ChannelKind } from '@/api/generated/schemas';
import { ChannelConnection, ChannelRule } from './schemas';

const ChannelRequest = z.object({
  accountId: AccountId,
  channel: ChannelKind,
  redirectUri: z.string(),
  startedAt: z.number(),
});

/** What is remembered of channels. */
export const ChannelsState = z.object({
  /** By account and channel; one that is not there was never connected. */
  channels: z._default(z.record(AccountId, z.record(z.string(), ChannelConnection)), {}),
  /** By agent and channel. */
  channelRules: z._default(z.record(AgentKey, z.record(z.string(), ChannelRule)), {}),
  /** The way to a consent page, once it was asked for; a code begins with its name. */
  channelRequests: z._default(z.record(z.string(), ChannelRequest), {}),
});
export type ChannelsState = z.infer<typeof ChannelsState>;

/** A channel that nobody connected. */
export function notConnected(channel: ChannelKind): ChannelConnection {
  return {
    channel,
    status: 'NONE',
    reason: null,
    since: null,
    connectedAs: '',
    lastMessageAt: null,
    lastFailure: null,
    waiting: 0,
    daily: [],
  };
}

/** How a channel of an account stands. */
export function channelOf(db: Db<ChannelsState>, accountId: string, channel: ChannelKind): ChannelConnection {
  return db.state.channels[accountId]?.[channel] ?? notConnected(channel);
}

/** Puts a connection in the place of the one before. */
export function keepChannel(db: Db<ChannelsState>, accountId: string, connection: ChannelConnection): void {
  db.state.channels[accountId] = {
    ...db.state.channels[accountId],
    [connection.channel]: connection,
  };
}

/** A page of the company shows one of its widgets: from then on the widget takes messages. */
export function keepWidgetSeen(db: Db<ChannelsState>, accountId: string, domain: string): void {
  const before = channelOf(db, accountId, 'widget');
  const since = before.status === 'ACTIVE' ? before.since : db.iso();
  keepChannel(db, accountId, { ...before, status: 'ACTIVE', reason: null, since, connectedAs: domain });
}

const FLAGS = {
  messenger: 'enableMetaFacebookChannel',
  instagram: 'enableMetaInstagramChannel',
  whatsapp: 'enableMetaWhatsappChannel',
  teams: 'enableMicrosoftTeamsChannel',
} as const;

/** Whether a company has switched a channel on (specification §3); of the widgets any product's counts. */
export function isSwitchedOn({ process }: StoredAccount, channel: ChannelKind): boolean {
  const flags = process.settings.integrations ?? {};
  if (channel !== 'widget') return flags[FLAGS[channel]] === true;
  return Object.entries(flags).some(([flag, on]) => on === true && /^enable.+WidgetChannel$/.test(flag));
}
