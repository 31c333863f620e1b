import { AgentContent } from '@mocks/agents/content';
import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** A document that is brought from elsewhere. */
export const AgentDocument = z.extend(contract.AgentDocument, {
  format: z.literal('agent/1'),
  content: AgentContent,
  exportedAt: Moment,
});
export type AgentDocument = z.infer<typeof AgentDocument>;

/** How an agent is asked for. */
export const CreateAgentRequest = z.discriminatedUnion('source', [
  contract.BlankAgent,
  contract.TemplateAgent,
  contract.CopiedAgent,
  z.extend(contract.ImportedAgent, { document: AgentDocument }),
]);
export type CreateAgentRequest = z.infer<typeof CreateAgentRequest>;

/** A template whose agent is told everything. */
export type AgentTemplate = Omit<contract.AgentTemplate, 'content'> & { content: AgentContent };
