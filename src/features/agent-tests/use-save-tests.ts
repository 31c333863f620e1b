import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import type { TestInput } from '@/api/generated/schemas/testInput.zod';
import {
  getTestGateQueryKey,
  getTestsQueryKey,
  useCreateTests,
  useSaveTest,
} from '@/api/generated/tests/tests';
import { useSubmitKey } from '@/lib/use-submit-key';
import { showToast } from '@/ui/toast/toast-queue';

/** Adds tests to an agent, once however often they are sent, and changes them. */
export function useSaveTests(botKey: string) {
  const words = useI18nContext().LL.agentTests.form;
  const queries = useQueryClient();
  const { headers, stamp } = useSubmitKey();
  const adding = useCreateTests({ request: { headers } });
  const saving = useSaveTest();

  const refresh = async () => {
    void queries.invalidateQueries({ queryKey: getTestGateQueryKey(botKey) });
    await queries.invalidateQueries({ queryKey: getTestsQueryKey(botKey) });
  };

  return {
    add: async (tests: TestInput[]) => {
      stamp(tests);
      const { items } = await adding.mutateAsync({ botKey, data: { tests } });
      await refresh();
      showToast({ title: words.added({ n: items.length }) });
    },
    save: async (testId: string, data: TestInput) => {
      await saving.mutateAsync({ botKey, testId, data });
      await refresh();
      showToast({ title: words.saved() });
    },
    busy: adding.isPending || saving.isPending,
    error: adding.error ?? saving.error,
  };
}
