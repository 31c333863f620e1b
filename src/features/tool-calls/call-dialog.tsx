import { useI18nContext } from '@i18n/i18n-react';
import { useLoggedCall } from '@/api/generated/tool-calls/tool-calls';
import { formatMoment } from '@/lib/format';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { CallExchange } from '@/shared/tool-calls/call-exchange';
import { useCallWords } from '@/shared/tool-calls/use-call-words';
import { Dialog } from '@/ui/dialog';
import { Skeleton } from '@/ui/skeleton';

interface CallDialogProps {
  callId: string;
  onClose: () => void;
}

/** One call of the log, with what was sent and what came back. */
export function CallDialog({ callId, onClose }: CallDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls;
  const words = useCallWords();
  const { data: call, error, refetch } = useLoggedCall(callId);
  const facts = call && [
    words.toolkit(call),
    words.action(call),
    call.origin === 'test' ? t.testBy({ name: call.by || t.testing() }) : call.agentName || t.unnamed(),
    formatMoment(locale, call.at),
  ];
  return (
    <Dialog
      open
      large
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t.dialog.title()}
      description={facts?.filter(Boolean).join(' · ')}
      closeLabel={t.dialog.close()}
    >
      {call ? (
        <CallExchange call={call} />
      ) : error ? (
        error.status === 404 && error.kind === 'refused' ? (
          <p className="text-quiet">{t.dialog.gone()}</p>
        ) : (
          <FailurePanel error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className="flex flex-col gap-3">
          <p role="status" className="sr-only">
            {t.loading()}
          </p>
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Dialog>
  );
}
