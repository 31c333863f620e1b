import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import {
  getTestsQueryKey,
  useRemoveTest as useRemove,
  useRestoreTest,
} from '@/api/generated/agent-tests/agent-tests';
import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import type { TestCaseList } from '@/api/generated/schemas/testCaseList.zod';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';

/** Removes a test: gone at once, back where the provider refuses, with Undo in a toast. */
export function useRemoveTest(botKey: string): (test: TestCase) => Promise<void> {
  const t = useI18nContext().LL.agentTests;
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const { mutateAsync: remove } = useRemove();
  const { mutateAsync: restore } = useRestoreTest();
  const testsKey = getTestsQueryKey(botKey);

  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      void invalidateAfter(queryClient, 'removeTest', botKey);
    }
  };

  return async ({ testId, name }) => {
    await queryClient.cancelQueries({ queryKey: testsKey });
    queryClient.setQueryData<TestCaseList>(testsKey, (known) => {
      const items = known?.items.filter((test) => test.testId !== testId);
      return known && items && { ...known, items, total: known.total - (known.items.length - items.length) };
    });
    if (!(await send(() => remove({ botKey, testId })))) return;
    showToast({
      title: t.removed({ name }),
      action: { label: t.undo(), onClick: () => void send(() => restore({ botKey, testId })) },
    });
  };
}
