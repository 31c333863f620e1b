import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createTests, useSaveTest } from '@/api/generated/agent-tests/agent-tests';
import type { TestInput } from '@/api/generated/schemas/testInput.zod';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';

/** Adds tests to an agent, once however often they are sent, and changes them. */
export function useSaveTests(botKey: string) {
  const t = useI18nContext().LL.agentTests.form;
  const queryClient = useQueryClient();
  const submitOnce = useSubmitOnce('createTests', botKey);
  const adding = useMutation({
    mutationFn: (tests: TestInput[]) =>
      submitOnce(tests, (request) => createTests(botKey, { tests }, request)),
  });
  const saving = useSaveTest();

  return {
    add: async (tests: TestInput[]) => {
      const added = await adding.mutateAsync(tests);
      await invalidateAfter(queryClient, 'createTests', botKey);
      showToast({ title: t.added({ n: added?.items.length ?? tests.length }) });
    },
    save: async (testId: string, data: TestInput) => {
      await saving.mutateAsync({ botKey, testId, data });
      await invalidateAfter(queryClient, 'saveTest', botKey);
      showToast({ title: t.saved() });
    },
    busy: adding.isPending || saving.isPending,
    error: adding.error ?? saving.error,
  };
}
