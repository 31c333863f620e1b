import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { SignedInSession } from '@/api/generated/schemas/signedInSession.zod';
import { useEndOtherSessions, useEndSession, useSessions } from '@/api/generated/security/security';
import { formatNumber, formatRecentWithin } from '@/lib/format';
import { timeOf } from '@/lib/moment';
import { unbroken } from '@/lib/unbroken';
import { LoadedPart } from '@/shared/failures/loaded-part';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';

/** So many are in sight at first. */
const FEW = 6;

/** Sessions that read the same are one row: nobody could tell them apart. */
interface Alike {
  newest: SignedInSession;
  sessionIds: string[];
}

/** The device that one is on is in sight, however many there are, and by itself. */
function alike(sessions: readonly SignedInSession[]): Alike[] {
  const rows = new Map<string, Alike>();
  const newestFirst = sessions.toSorted(
    (a, b) => Number(b.isThis) - Number(a.isThis) || timeOf(b.lastSeenAt) - timeOf(a.lastSeenAt),
  );
  for (const session of newestFirst) {
    const { sessionId, device, place, isThis } = session;
    const key = isThis ? sessionId : `${device}, ${place}`;
    const { newest, sessionIds } = rows.get(key) ?? { newest: session, sessionIds: [] };
    rows.set(key, { newest, sessionIds: [...sessionIds, sessionId] });
  }
  return [...rows.values()];
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
        {({ items }) => {
          const rows = alike(items);
          return (
            <>
              <ul className="divide-y divide-line">
                {rows.slice(0, all ? rows.length : FEW).map((row) => (
                  <SessionRow key={row.newest.sessionId} row={row} />
                ))}
              </ul>
              {rows.length > FEW && !all && (
                <Button variant="ghost" size="sm" className="mt-3" onClick={() => setAll(true)}>
                  {LL.common.showMore({ count: formatNumber(locale, rows.length - FEW) })}
                </Button>
              )}
            </>
          );
        }}
      </LoadedPart>
    </Card>
  );
}

/** The server's words for a device, such as "Safari on Linux", in the reader's language; any others as they come. */
function deviceIn(t: TranslationFunctions['security']['sessions'], device: string): string {
  const [browser, system, ...more] = device.split(' on ');
  return browser && system && more.length === 0 ? t.device({ browser, system }) : device;
}

function SessionRow({ row: { newest, sessionIds } }: { row: Alike }) {
  const { LL, locale } = useI18nContext();
  const t = LL.security.sessions;
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useEndSession();
  const { place, lastSeenAt, isThis } = newest;
  const device = newest.device ? deviceIn(t, newest.device) : t.unknown();
  const when = lastSeenAt && formatRecentWithin(locale, lastSeenAt);
  const isSeveral = sessionIds.length > 1;
  const where = [place, isSeveral && t.several({ n: sessionIds.length })].filter(Boolean).join(' · ');
  const seen = isThis ? t.now() : when && t.lastSeen({ when: unbroken(when) });

  const end = async () => {
    let isOver = true;
    try {
      await Promise.all(sessionIds.map((sessionId) => mutateAsync({ sessionId })));
    } catch (failure) {
      isOver = false;
      showFailure(failure);
    }
    // Some of them may have ended.
    await invalidateAfter(queryClient, 'endSession');
    if (isOver) showToast({ title: t.ended({ device }) });
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
          <span className="max-sm:block">{where}</span>
          {where && seen && <span className="max-sm:hidden"> · </span>}
          <span className="max-sm:block">{seen}</span>
        </p>
      </div>
      {!isThis && (
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-label={isSeveral ? t.endAllName({ device }) : t.endName({ device })}
          onClick={() => void end()}
        >
          {isSeveral ? t.endAll() : t.end()}
        </Button>
      )}
    </li>
  );
}
