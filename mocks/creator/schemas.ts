import { type AgentContent, AgentTool, InstructionBlock } from '@mocks/agents/content';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** An agent that does not exist yet. */
export type AgentIdea = Omit<contract.AgentIdea, 'content' | 'missing'> & {
  content: AgentContent;
  missing: contract.AgentPiece[];
};

/** What stands at a path of `ProposedChange`. */
export const ProposedValue = z.union([z.string(), InstructionBlock, AgentTool, z.null()]);
export type ProposedValue = z.infer<typeof ProposedValue>;

/** One change of a proposal. */
export const ProposedChange = z.extend(contract.ProposedChange, {
  kind: contract.ProposedChangeKind,
  before: ProposedValue,
  after: ProposedValue,
  state: contract.ChangeState,
});
export type ProposedChange = z.infer<typeof ProposedChange>;

/** A proposal as this provider keeps it. */
export const Proposal = z.extend(contract.Proposal, {
  conversationId: contract.ConversationId,
  messageId: contract.MessageId,
  basedOn: contract.Revision,
  changes: z.array(ProposedChange),
});
export type Proposal = z.infer<typeof Proposal>;
