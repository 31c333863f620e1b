import { useLocation } from '@tanstack/react-router';
import * as z from 'zod/mini';

const SentLink = z.object({
  email: z.string(),
  maskedEmail: z.string(),
  expiresInMinutes: z.nullable(z.number()),
  sentAt: z.number(),
  waitSeconds: z.number(),
});

/** A reset link that was asked for, and when it may be asked for again. */
export type SentLink = z.infer<typeof SentLink>;

/** A sent link as an earlier page passed it on; undefined when it did not, or in another form. */
export function useSentLink(): SentLink | undefined {
  return SentLink.safeParse(useLocation({ select: ({ state }) => state.sentLink })).data;
}
