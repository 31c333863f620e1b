import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useAskToPublish, usePublishing } from '@/api/generated/publishing/publishing';
import type { PublishRequest } from '@/api/generated/schemas/publishRequest.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/** Where a second person has to approve, what the sheet does in the place of publishing. */
export function usePublishApproval(botKey: string) {
  const { LL } = useI18nContext();
  const t = LL.publishing.sheet;
  const queryClient = useQueryClient();
  const { data } = usePublishing(useAccountId());
  const { mutateAsync, error, isPending } = useAskToPublish();
  if (!data?.needsApproval) return undefined;
  return {
    text: t.text(),
    submitLabel: t.submit(),
    doneTitle: t.asked(),
    doneText: t.askedText(),
    error,
    busy: isPending,
    /** Throws ApiError. */
    ask: async (revision: string, request: PublishRequest) => {
      await mutateAsync({ botKey, data: { revision, ...request } });
      await invalidateAfter(queryClient, 'askToPublish');
    },
  };
}
