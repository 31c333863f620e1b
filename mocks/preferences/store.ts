import * as z from 'zod/mini';
import { PreferencesPayload, UserId } from '@/api/generated/schemas';

/** What is remembered of what people want for themselves. */
export const PreferencesState = z.object({
  preferences: z._default(z.record(UserId, PreferencesPayload), {}),
});
