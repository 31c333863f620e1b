import { useState } from 'react';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { useConnections } from '@/api/generated/tools/tools';
import { useAccountId } from '@/shared/account/use-account-id';

/** The connected account that a toolkit is tried with: the one that was chosen, else the one it uses by itself. */
export function useTestConnection({ toolkit, connection: usual }: Toolkit) {
  const accountId = useAccountId();
  const [chosen, choose] = useState<string>();
  const { data } = useConnections({ accountId });
  const connections = (data?.items ?? []).filter((one) => one.toolkit === toolkit && one.status === 'ACTIVE');
  const named = (id: string | undefined) => connections.find(({ connectionId }) => connectionId === id);
  return { connections, connection: named(chosen) ?? named(usual?.connectionId) ?? connections[0], choose };
}
