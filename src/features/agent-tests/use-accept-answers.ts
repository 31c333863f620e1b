import { useQueryClient } from '@tanstack/react-query';
import { getTestRunQueryKey, useAcceptAnswers as useSend } from '@/api/generated/agent-tests/agent-tests';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/** A changed answer that somebody has looked at: of which test, in which run. */
export interface LookedAt {
  testId: string;
  runId: string;
}

/** Says of changed answers that they are as they should be. */
export function useAcceptAnswers(botKey: string) {
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useSend();

  const accept = async (looked: readonly LookedAt[]): Promise<void> => {
    const byRun = new Map<string, string[]>();
    for (const { testId, runId } of looked) byRun.set(runId, [...(byRun.get(runId) ?? []), testId]);
    try {
      for (const [runId, testIds] of byRun) {
        const run = await mutateAsync({ botKey, runId, data: { testIds } });
        if (run) queryClient.setQueryData(getTestRunQueryKey(botKey, runId), run);
      }
    } catch (error) {
      showFailure(error);
    }
    await invalidateAfter(queryClient, 'acceptAnswers', botKey);
  };

  return { accept, busy: isPending };
}
