import { ApiError } from '@/api/api-error';
import { advanceStage, welcomeProcess } from '@/api/generated/onboarding/onboarding';
import { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { withLock } from '@/lib/with-lock';

/**
 * Finishes a stage on the server, but no other, and gives the process as it stands then. The server is asked right
 * before, since another tab, another device or an earlier try may have been faster; so it is safe to try again.
 */
export function advanceFrom(
  accountId: string,
  stage: WelcomeProcess['currentStage'],
): Promise<WelcomeProcess> {
  const isStillThere = (process: WelcomeProcess) => !process.isEnd && process.currentStage === stage;
  return withLock(`welcome ${accountId}`, async () => {
    const before = await welcomeProcess(accountId);
    if (!isStillThere(before)) return before;
    try {
      const parsed = WelcomeProcess.safeParse(await advanceStage({ accountId }));
      if (parsed.success && !isStillThere(parsed.data)) return parsed.data;
    } catch (error) {
      // The answer may be what failed: the server knows whether the stage is behind us.
      const now = await welcomeProcess(accountId).catch(() => undefined);
      if (now && !isStillThere(now)) return now;
      throw error;
    }
    const now = await welcomeProcess(accountId);
    if (!isStillThere(now)) return now;
    throw new ApiError(`the stage ${stage} does not advance`, {
      kind: 'mismatch',
      reference: `stage ${stage}`,
    });
  });
}
