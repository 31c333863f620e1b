import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createHttpTool, useSaveHttpTool } from '@/api/generated/own-tools/own-tools';
import type { HttpToolInput } from '@/api/generated/schemas/httpToolInput.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';

/** Adds a tool of the company's own, once however often it is sent, or changes one. */
export function useSaveOwnTool(toolId: string | undefined) {
  const t = useI18nContext().LL.ownTools.form;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const submitOnce = useSubmitOnce('createHttpTool', accountId);
  const adding = useMutation({
    mutationFn: (tool: HttpToolInput) =>
      submitOnce(tool, (request) => createHttpTool({ accountId, tool }, request)),
  });
  const saving = useSaveHttpTool();
  return {
    save: async (tool: HttpToolInput) => {
      if (toolId === undefined) await adding.mutateAsync(tool);
      else await saving.mutateAsync({ toolId, data: tool });
      await invalidateAfter(queryClient, toolId === undefined ? 'createHttpTool' : 'saveHttpTool');
      showToast({ title: toolId === undefined ? t.created({ name: tool.name }) : t.saved() });
    },
    busy: adding.isPending || saving.isPending,
    error: adding.error ?? saving.error,
  };
}
