import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** What is remembered beside the conversations that figures are counted from. */
export const AnalyticsState = z.object({
  /** By question: what became of it, and when, in milliseconds since 1970. */
  settledQuestions: z._default(
    z.record(contract.QuestionId, z.object({ state: z.enum(['answered', 'dismissed']), at: z.number() })),
    {},
  ),
});
export type AnalyticsState = z.infer<typeof AnalyticsState>;
