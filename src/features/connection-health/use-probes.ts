import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { probeConnection } from '@/api/generated/connection-health/connection-health';
import { ConnectionHealth } from '@/api/generated/schemas/connectionHealth.zod';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { connectionNeedsSomebody } from './connection-state';

/** Tries connections, one after the other, so that no product is asked for everything at once; and says how it went. */
export function useProbes() {
  const { LL } = useI18nContext();
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [says, setSays] = useState('');

  const probe = async (connections: readonly ConnectionHealth[]) => {
    const t = LL.connectionHealth;
    const all = connections.length;
    setBusy(true);
    let [trouble, failed] = [0, 0];
    let lastError: unknown;
    for (const [done, connection] of connections.entries()) {
      if (all > 1) setSays(t.checking({ done, all }));
      try {
        const answer = ConnectionHealth.safeParse(await probeConnection(connection.connectionId));
        if (connectionNeedsSomebody(answer.success ? answer.data : connection)) trouble += 1;
      } catch (error) {
        failed += 1;
        lastError = error;
      }
    }
    await invalidateAfter(queryClient, 'probeConnection');
    if (failed > 0) showFailure(lastError, t.checkFailed({ n: failed }));
    const n = all - failed;
    if (n === 0) setSays('');
    else setSays(trouble > 0 ? t.checkedAll({ n, trouble }) : t.checkedFine({ n }));
    setBusy(false);
  };
  return { probe, busy, says };
}
