import * as z from 'zod/mini';

/** What is remembered of onboarding, beside the process of each account. */
export const OnboardingState = z.object({
  /** By account: how many brand voices were proposed, so that the next one is another. */
  voicesProposed: z._default(z.record(z.string(), z.number()), {}),
});
export type OnboardingState = z.infer<typeof OnboardingState>;
