import * as z from 'zod/mini';
import { Mail } from './mail';

/** What is remembered beside the nouns. */
export const CoreState = z.object({
  format: z.literal(1),
  scenario: z.string(),
  /** Ids come from this counter. */
  lastId: z.number(),
  outbox: z._default(z.array(Mail), []),
});
export type CoreState = z.infer<typeof CoreState>;

/** Whether Google, Microsoft and Meta answer nobody just now. */
export const arePartnersDown = ({ scenario }: CoreState): boolean => scenario === 'partners-down';
