import type { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { advanceStage, welcomeProcess } from '@/api/generated/welcome/welcome';

/**
 * Saves a stage's own part and finishes the stage, but no other: when the process is further already, because an
 * earlier answer got lost or another device was faster, nothing is advanced. So it is safe to try again.
 */
export async function finishStage(
  accountId: string,
  stage: WelcomeProcess['currentStage'],
  save: () => Promise<WelcomeProcess>,
): Promise<WelcomeProcess> {
  const isBehind = (process: WelcomeProcess) => process.isEnd || process.currentStage !== stage;
  const saved = await save();
  if (isBehind(saved)) return saved;
  try {
    return await advanceStage({ accountId });
  } catch (error) {
    // The answer may be what failed: the server knows whether the stage is behind us.
    const now = await welcomeProcess(accountId).catch(() => undefined);
    if (now && isBehind(now)) return now;
    throw error;
  }
}
