import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { LoggedCall } from '@/api/generated/schemas/loggedCall.zod';
import { useLoggedCall } from '@/api/generated/tool-calls/tool-calls';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { CallExchange } from '@/shared/tool-calls/call-exchange';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

interface ShownCallProps {
  /** The run that is shown; none yet. */
  callId: string | undefined;
  /** What the last run answered: it need not be asked for. */
  known: LoggedCall | undefined;
  title?: string | undefined;
  actions?: ReactNode;
  /** What the run says about the whole, above what was sent and what came back. */
  verdict?: ReactNode;
}

/** What a run sent and what came back. */
export function ShownCall({ callId, known, title, actions, verdict }: ShownCallProps) {
  const { LL } = useI18nContext();
  const t = LL.toolCalls;
  const isKnown = known?.callId === callId;
  const { data, error, refetch } = useLoggedCall(callId ?? '', {
    query: { enabled: callId !== undefined && !isKnown },
  });
  const call = isKnown ? known : data;
  return (
    <Card title={title ?? t.columns.outcome()} actions={actions}>
      {verdict && <div className="mb-4">{verdict}</div>}
      {callId === undefined ? (
        <p className="text-quiet">{LL.toolCalls.tests.nothingYet()}</p>
      ) : call ? (
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
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Card>
  );
}
