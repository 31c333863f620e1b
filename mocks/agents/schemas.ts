import { Moment } from '@mocks/core/moment';
import { StoredDraft } from '@mocks/drafts/schemas';
import { AgentVersionHead } from '@mocks/versions/schemas';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';
import { AgentContent } from './content';

/** An agent as this provider keeps it, with its draft and what is live. */
export const AgentDetail = z.extend(contract.AgentDetail, {
  status: contract.AgentStatus,
  unpublishedChanges: z.boolean(),
  channels: AgentContent.shape.channels,
  tags: z._default(contract.AgentTags, []),
  updatedAt: Moment,
  // An agent that was kept before there were looks has none.
  avatar: z.optional(contract.AgentAvatar),
  draft: StoredDraft,
  live: z.nullable(AgentVersionHead),
});
export type AgentDetail = z.infer<typeof AgentDetail>;

/** An agent as a list shows it. */
export type Agent = Omit<AgentDetail, 'draft' | 'live'>;
