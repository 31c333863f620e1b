import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { SignedInSession } from '@/api/generated/schemas/signedInSession.zod';
import { useEndOtherSessions, useEndSession, useSessions } from '@/api/generated/security/security';
import { formatNumber, formatTimeOrMoment } from '@/lib/format';
import { LoadedPart } from '@/shared/failures/loaded-part';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';

/** So many are in sight at first. */
const FEW = 6;

/** The device that one is on is in sight, however many there are. */
function thisFirst(sessions: readonly SignedInSession[]): SignedInSession[] {
  return sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Where one is signed in, and the way to sign out elsewhere. */
export function SessionsCard() {
  const { LL, locale } = useI18nContext();
  const t = LL.security.sessions;
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const [all, setAll] = useState(false);
  const sessions = useSessions();
  const { mutateAsync, isPending } = useEndOtherSessions();
  const others = sessions.data?.items.some(({ isThis }) => !isThis);

  const endOthers = async () => {
    try {
      await mutateAsync();
    } catch (failure) {
      showFailure(failure);
      return;
    }
    await invalidateAfter(queryClient, 'endOtherSessions');
    showToast({ title: t.endedOthers() });
  };

  return (
    <Card
      title={t.title()}
      text={t.text()}
      actions={
        others && (
          <Button variant="secondary" size="sm" busy={isPending} onClick={() => void endOthers()}>
            {t.endOthers()}
          </Button>
        )
      }
    >
      <LoadedPart query={sessions} loading={t.loading()}>
        {({ items }) => (
          <>
            <ul className="divide-y divide-line">
              {thisFirst(items)
                .slice(0, all ? items.length : FEW)
                .map((session) => (
                  <SessionRow key={session.sessionId} session={session} />
                ))}
            </ul>
            {items.length > FEW && !all && (
              <Button variant="ghost" size="sm" className="mt-3" onClick={() => setAll(true)}>
                {LL.common.showMore({ count: formatNumber(locale, items.length - FEW) })}
              </Button>
            )}
          </>
        )}
      </LoadedPart>
    </Card>
  );
}

function SessionRow({ session }: { session: SignedInSession }) {
  const { LL, locale } = useI18nContext();
  const t = LL.security.sessions;
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useEndSession();
  const { sessionId, place, lastSeenAt, isThis } = session;
  const device = session.device || t.unknown();
  const when = lastSeenAt && formatTimeOrMoment(locale, lastSeenAt);

  const end = async () => {
    try {
      await mutateAsync({ sessionId });
    } catch (failure) {
      showFailure(failure);
      return;
    }
    await invalidateAfter(queryClient, 'endSession');
    showToast({ title: t.ended({ device }) });
  };

  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone size={18} aria-hidden="true" className="shrink-0 text-quiet" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{device}</span>
          {isThis && <Badge tone="success">{t.here()}</Badge>}
        </p>
        <p className="text-[0.8125rem] text-quiet">
          {[place, when && t.lastSeen({ when })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="ghost"
          size="sm"
          busy={isPending}
          aria-label={t.endName({ device })}
          onClick={() => void end()}
        >
          {t.end()}
        </Button>
      )}
    </li>
  );
}
