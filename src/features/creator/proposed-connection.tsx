import { useI18nContext } from '@i18n/i18n-react';
import type { ProposedChange } from '@/api/generated/schemas/proposedChange.zod';
import { useToolkits } from '@/api/generated/tools/tools';
import { humanised } from '@/lib/humanised';
import { useAccountId } from '@/shared/account/use-account-id';
import { ConnectButton } from '@/shared/connections/connect-button';
import { ConnectStatus } from '@/shared/connections/connect-status';
import { useConnect } from '@/shared/connections/use-connect';

/** The toolkit that a change adds; undefined of every other change. */
function addedToolkit({ path, after }: ProposedChange): string | undefined {
  const [area, toolkit, ...more] = path.split('.');
  const isAdded = area === 'tools' && more.length === 0 && after !== null && after !== undefined;
  return isAdded ? toolkit : undefined;
}

/** The way to connect a tool that a change adds and that is not connected, without leaving the talk. */
export function ProposedConnection({ change }: { change: ProposedChange }) {
  const toolkit = addedToolkit(change);
  return toolkit === undefined ? null : <ToolConnection toolkit={toolkit} />;
}

function ToolConnection({ toolkit }: { toolkit: string }) {
  const { LL } = useI18nContext();
  const { data } = useToolkits({ accountId: useAccountId() });
  const tool = data?.items.find((one) => one.toolkit === toolkit);
  const connection = tool?.connection;
  const connecting = useConnect({ toolkit, connectionId: connection?.connectionId });
  const name = tool?.name || humanised(toolkit);
  if (!tool) return null;
  return (
    <div className="flex flex-col items-start gap-2 empty:hidden">
      <ConnectStatus name={name} connecting={connecting} />
      {connection?.status !== 'ACTIVE' && connecting.state.phase !== 'waiting' && (
        <ConnectButton connecting={connecting}>
          {connection ? LL.connecting.reconnectNamed({ name }) : LL.connecting.connect({ name })}
        </ConnectButton>
      )}
    </div>
  );
}
