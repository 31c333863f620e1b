import { BotContent } from '@mocks/agents/content';
import { Saved } from '@mocks/drafts/schemas';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** A version as this provider keeps it. */
export const BotVersion = z.extend(contract.BotVersion, {
  ...Saved,
  kind: contract.BotVersionKind,
  number: z.nullable(z.int()),
  overrideReason: z.optional(z.string()),
  content: BotContent,
});
export type BotVersion = z.infer<typeof BotVersion>;

/** A version without what it holds. */
export const BotVersionHead = z.omit(BotVersion, { content: true });
export type BotVersionHead = z.infer<typeof BotVersionHead>;
