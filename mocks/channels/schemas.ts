import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

const MaybeMoment = z.nullable(Moment);

/** The connection to a channel as this provider keeps it. */
export const ChannelConnection = z.extend(contract.ChannelConnection, {
  channel: contract.ChannelKind,
  status: contract.ChannelStatus,
  reason: z.nullable(z.string()),
  since: MaybeMoment,
  lastMessageAt: MaybeMoment,
  lastFailure: z.nullable(z.object({ at: Moment, code: contract.ChannelFailureCode, detail: z.string() })),
});
export type ChannelConnection = z.infer<typeof ChannelConnection>;

/** What an agent keeps to on a channel. */
export const ChannelRule = z.object({ channel: contract.ChannelKind, ...contract.ChannelRulePayload.shape });
export type ChannelRule = z.infer<typeof ChannelRule>;
