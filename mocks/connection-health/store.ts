import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';

/** What is remembered of probing connections. */
export const ConnectionHealthState = z.object({
  /** By account and connection: when it was last tried. */
  probedAt: z._default(z.record(z.string(), Moment), {}),
});
export type ConnectionHealthState = z.infer<typeof ConnectionHealthState>;
