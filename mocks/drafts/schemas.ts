import { AgentContent, InstructionBlock } from '@mocks/agents/content';
import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** When something was saved, and by whom. */
export const Saved = { savedAt: Moment, savedBy: z.string() };

/** The parts of it that are saved. */
// A default would write over what a change does not speak of.
export const DraftChange = z.partial(z.extend(AgentContent, { texts: contract.VisitorTexts }));
export type DraftChange = z.infer<typeof DraftChange>;

/** A draft as this provider keeps it. */
export const StoredDraft = z.object({ revision: contract.Revision, ...Saved, content: AgentContent });
export type StoredDraft = z.infer<typeof StoredDraft>;

/** What a block said in one revision of the draft. */
export const BlockHistoryEntry = z.object({ revision: contract.Revision, ...Saved, block: InstructionBlock });
export type BlockHistoryEntry = z.infer<typeof BlockHistoryEntry>;
