import * as z from 'zod/mini';

/** Where the windows of this browser notify one another that a connection may have changed. */
export const CONNECTION_CHANNEL = 'connections';

/** What they say: only that a window came back, by the nonce of the window that opened it. */
export const Hint = z.object({
  type: z.literal('came-back'),
  nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});
