import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useLoggedCall } from '@/api/generated/tool-calls/tool-calls';
import { formatRecent } from '@/lib/format';
import { useMay } from '@/shared/account/use-may';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { CallExchange } from '@/shared/tool-calls/call-exchange';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { useCallWords } from '@/shared/tool-calls/use-call-words';
import { buttonClass } from '@/ui/button-class';
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
  const mayEdit = useMay()('edit');
  const { data: call, error, refetch } = useLoggedCall(callId);
  const facts = call && [
    words.toolkit(call),
    words.action(call),
    call.origin === 'test' ? t.testBy({ name: call.by || t.testing() }) : call.agentName || t.unnamed(),
    formatRecent(locale, call.at),
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
      footer={call && mayEdit && <WayOn toolkit={call.toolkit} action={call.action} />}
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

interface WayOnProps {
  toolkit: string;
  action: string;
}

/** Where a call is looked into further: the company's own tool itself, or a test of the same action. */
function WayOn({ toolkit, action }: WayOnProps) {
  const t = useI18nContext().LL.toolCalls.dialog;
  const className = buttonClass({ variant: 'secondary' });
  return toolkit === OWN_TOOLKIT ? (
    <Link to="/{-$locale}/dashboard/setup/tools" search={{ view: 'own', own: action }} className={className}>
      {t.edit()}
    </Link>
  ) : (
    <Link to="/{-$locale}/dashboard/composio-test" search={{ toolkit, action }} className={className}>
      {t.test()}
    </Link>
  );
}
