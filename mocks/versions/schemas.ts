import { AgentContent } from '@mocks/agents/content';
import { Saved } from '@mocks/drafts/schemas';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** A version as this provider keeps it. */
export const AgentVersion = z.extend(contract.AgentVersion, {
  ...Saved,
  kind: contract.AgentVersionKind,
  number: z.nullable(z.int()),
  overrideReason: z.optional(z.string()),
  content: AgentContent,
});
export type AgentVersion = z.infer<typeof AgentVersion>;

/** A version without what it holds. */
export const AgentVersionHead = z.omit(AgentVersion, { content: true });
export type AgentVersionHead = z.infer<typeof AgentVersionHead>;
