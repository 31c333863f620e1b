import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RunTestsRequest } from '@/api/generated/schemas/runTestsRequest.zod';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';
import {
  getTestGateQueryKey,
  getTestRunsQueryKey,
  useRunTests as useSend,
} from '@/api/generated/tests/tests';
import { useSubmitKey } from '@/lib/use-submit-key';
import { useFailureToast } from '@/words/use-failure-toast';

/** Starts runs of an agent's tests; the same one sent again after a lost answer is started once. */
export function useRunTests(botKey: string) {
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  const { headers, stamp } = useSubmitKey();
  const started = useRef(0);
  const { mutateAsync, isPending } = useSend({ request: { headers } });

  const run = async (data: RunTestsRequest): Promise<TestRunHead | undefined> => {
    stamp({ data, started: started.current });
    try {
      const head = await mutateAsync({ botKey, data });
      started.current += 1;
      await Promise.all([
        queries.invalidateQueries({ queryKey: getTestRunsQueryKey(botKey) }),
        queries.invalidateQueries({ queryKey: getTestGateQueryKey(botKey) }),
      ]);
      return head;
    } catch (error) {
      tellFailure(error);
      return undefined;
    }
  };

  return { run, busy: isPending };
}
