import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import type { RollOutRequest } from '@/api/generated/schemas/rollOutRequest.zod';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import {
  getWidgetQueryKey,
  rollOutVersion,
  useRollOutVersion,
  useStopRollout,
} from '@/api/generated/widgets/widgets';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';

/** Lets a share of the visitors talk to a version, and ends that in one step, which can be taken back in one. */
export function useRollout({ widgetId, rollout }: Widget) {
  const { LL } = useI18nContext();
  const t = LL.widgetDesigner.rollout;
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const begin = useRollOutVersion();
  const end = useStopRollout();

  const keep = async (write: 'rollOutVersion' | 'stopRollout', answer: Widget | null | undefined) => {
    if (answer) queryClient.setQueryData(getWidgetQueryKey(widgetId), answer);
    await invalidateAfter(queryClient, write, widgetId);
  };

  const start = async (data: RollOutRequest) => {
    await keep('rollOutVersion', await begin.mutateAsync({ widgetId, data }));
    showToast({ title: t.started() });
  };

  const goBack = async (before: RollOutRequest) => {
    try {
      await keep('rollOutVersion', await rollOutVersion(widgetId, before));
    } catch (failure) {
      showFailure(failure);
    }
  };

  const stop = async () => {
    const { versionId, percent = 0 } = rollout ?? {};
    const before = versionId === undefined ? undefined : { versionId, percent: Math.round(percent) };
    try {
      await keep('stopRollout', await end.mutateAsync({ widgetId }));
    } catch {
      // The card says why.
      return;
    }
    showToast({
      title: t.stopped(),
      ...(before && { action: { label: t.undo(), onClick: () => void goBack(before) } }),
    });
  };

  return {
    start,
    isStarting: begin.isPending,
    startError: begin.error,
    stop,
    isStopping: end.isPending,
    stopError: end.error,
  };
}
