import * as z from 'zod/mini';
import { Locale } from '@/api/generated/schemas';

/** A mail the provider would have sent; nobody gets it, so that a person reads it here. */
export const Mail = z.object({
  mailId: z.string(),
  to: z.string(),
  sentAt: z.string(),
  language: Locale,
  /** What the mail's link opens, a path of the dashboard. */
  path: z.string(),
  /** What the link is called, where it is not that of a new password. */
  about: z.optional(z.object({ en: z.string(), es: z.string() })),
});
export type Mail = z.infer<typeof Mail>;
