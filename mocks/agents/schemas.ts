import { Moment } from '@mocks/core/moment';
import { BotDraft } from '@mocks/drafts/schemas';
import { BotVersionHead } from '@mocks/versions/schemas';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';
import { BotContent } from './content';

/** An agent as this provider keeps it, with its draft and what is live. */
export const BotDetail = z.extend(contract.BotDetail, {
  status: contract.BotStatus,
  unpublishedChanges: z.boolean(),
  channels: BotContent.shape.channels,
  updatedAt: Moment,
  draft: BotDraft,
  live: z.nullable(BotVersionHead),
});
export type BotDetail = z.infer<typeof BotDetail>;

/** An agent as a list shows it. */
export type Bot = Omit<BotDetail, 'draft' | 'live'>;
