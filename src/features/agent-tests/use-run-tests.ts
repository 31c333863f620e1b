import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getTestRunsQueryKey, runTests } from '@/api/generated/agent-tests/agent-tests';
import type { RunTestsRequest } from '@/api/generated/schemas/runTestsRequest.zod';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';
import type { TestRunList } from '@/api/generated/schemas/testRunList.zod';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/** Starts runs of an agent's tests; the same one sent again after a lost answer is started once. */
export function useRunTests(botKey: string) {
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const submitOnce = useSubmitOnce('runTests', botKey);
  const started = useRef(0);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (data: RunTestsRequest) =>
      submitOnce({ data, started: started.current }, (request) => runTests(botKey, data, request)),
  });

  const run = async (data: RunTestsRequest): Promise<TestRunHead | undefined> => {
    try {
      const head = await mutateAsync(data);
      started.current += 1;
      await invalidateAfter(queryClient, 'runTests', botKey);
      // An answer that names no run: the newest one is what was started.
      return head ?? queryClient.getQueryData<TestRunList>(getTestRunsQueryKey(botKey))?.items[0];
    } catch (error) {
      showFailure(error);
      return undefined;
    }
  };

  return { run, busy: isPending };
}
