import { BotContent } from '@mocks/agents/content';
import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** A document that is brought from elsewhere. */
export const AgentDocument = z.extend(contract.AgentDocument, {
  format: z.literal('agent/1'),
  content: BotContent,
  exportedAt: Moment,
});
export type AgentDocument = z.infer<typeof AgentDocument>;

/** How an agent is asked for. */
export const CreateBotRequest = z.discriminatedUnion('source', [
  contract.BlankBot,
  contract.TemplateBot,
  contract.CopiedBot,
  z.extend(contract.ImportedBot, { document: AgentDocument }),
]);
export type CreateBotRequest = z.infer<typeof CreateBotRequest>;

/** A template whose agent is told everything. */
export type BotTemplate = Omit<contract.BotTemplate, 'content'> & { content: BotContent };
