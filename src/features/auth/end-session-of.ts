import { CurrentUser } from '@/api/generated/schemas/currentUser.zod';
import { forgetSession, keptPerson } from '@/session/session';
import { readToken } from '@/session/token';

/**
 * A new password has ended every session of that person at the provider: this browser forgets its own, unless it is
 * known to be somebody else's.
 */
export async function endSessionOf(email: string | undefined): Promise<void> {
  if (readToken() === undefined) return;
  const kept = CurrentUser.safeParse(await keptPerson());
  const isAnothers = email && kept.success && kept.data.user.email.toLowerCase() !== email.toLowerCase();
  if (!isAnothers) await forgetSession();
}
