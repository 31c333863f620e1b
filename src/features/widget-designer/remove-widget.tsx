import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { useRemoveWidget } from '@/api/generated/widgets/widgets';
import { dropDraft } from '@/session/drafts';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast/toast-queue';
import { draftNameOf } from './settings';

/** Deletes a widget, after saying what that does to the pages that show it. */
export function RemoveWidget({ widget }: { widget: Widget }) {
  const { LL } = useI18nContext();
  const t = LL.widgetDesigner.removing;
  const { widgetId, name } = widget;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending, error, reset } = useRemoveWidget();

  const remove = async () => {
    try {
      await mutateAsync({ widgetId });
    } catch {
      // The question says why.
      return;
    }
    setAsking(false);
    showToast({ title: t.done({ name: name || widgetId }) });
    // What was typed into it is gone with it: nothing is asked.
    await navigate({ to: '/{-$locale}/dashboard/channels', search: { view: 'widget' }, ignoreBlocker: true });
    void dropDraft(draftNameOf(widgetId));
    await invalidateAfter(queryClient, 'removeWidget');
  };

  return (
    <>
      <Button
        variant="secondary"
        // At the end of what is set most, away from what publishes it.
        className="mt-6 self-start"
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {t.remove()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.title({ name: name || widgetId })}
        description={t.text()}
        confirmLabel={t.remove()}
        cancelLabel={LL.common.cancel()}
        danger
        busy={isPending}
        onConfirm={() => void remove()}
      >
        {error && <FailureNotice error={error} />}
      </ConfirmDialog>
    </>
  );
}
