import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';
import { useConnections, useToolkits } from '@/api/generated/tools/tools';
import { humanised } from '@/lib/humanised';
import { loadPart } from '@/lib/load-part';
import { ChangeableBy } from '@/shared/account/changeable-by';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Late } from '@/ui/late';
import { Notice } from '@/ui/notice';
import { AccountsOfTool } from './accounts-of-tool';
import { ConnectionRow } from './connection-row';
import { ToolsSkeleton } from './tools-skeleton';

const DisconnectDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./disconnect-dialog')).DisconnectDialog })),
);
const RenameConnectionDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./rename-connection-dialog')).RenameConnectionDialog })),
);

/** While somebody is connecting an account elsewhere, the list looks again now and then. */
const LOOK_AGAIN_MS = 10_000;
const isAwaited = ({ linkUntil }: ToolConnection) => linkUntil !== null && linkUntil !== undefined;

/** What does not work comes first. */
const ORDER = ['EXPIRED', 'FAILED', 'INACTIVE', 'INITIATED'];
const rankOf = ({ status }: ToolConnection) =>
  (ORDER.indexOf(status) + ORDER.length + 1) % (ORDER.length + 1);

type Open = { dialog: 'rename' | 'disconnect'; connection: ToolConnection };

/** The accounts that the company has connected, of all toolkits or of one. */
export function ConnectionList({ toolkit }: { toolkit: string | undefined }) {
  const { LL, locale } = useI18nContext();
  const t = LL.tools.connections;
  const accountId = useAccountId();
  const { data, error, refetch } = useConnections(
    { accountId },
    {
      query: {
        refetchInterval: ({ state }) => (state.data?.items.some(isAwaited) ? LOOK_AGAIN_MS : false),
      },
    },
  );
  const toolkits = useToolkits({ accountId });
  const [open, setOpen] = useState<Open>();
  if (!data && error)
    return <FailurePanel error={error} title={t.loadFailed()} onRetry={() => void refetch()} />;
  if (!data) return <ToolsSkeleton label={t.loading()} asRows />;

  const nameOf = (key: string) =>
    toolkits.data?.items.find((one) => one.toolkit === key)?.name || humanised(key);
  const actionName = (key: string, action: string) => {
    const found = toolkits.data?.items
      .find((one) => one.toolkit === key)
      ?.actions.find((one) => one.action === action);
    return (found && localText(found.name, locale)) || humanised(action);
  };
  const shown = data.items
    .filter((one) => toolkit === undefined || one.toolkit === toolkit)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const lost = data.total - data.items.length;
  const close = () => setOpen(undefined);
  return (
    <>
      {toolkit !== undefined && <AccountsOfTool toolkit={toolkit} name={nameOf(toolkit)} />}
      {lost > 0 && (
        <Notice
          tone="warning"
          className="mb-3"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {LL.common.retry()}
            </Button>
          }
        >
          {t.lost({ lost, total: data.total })}
        </Notice>
      )}
      {shown.length === 0 ? (
        <EmptyState
          drawing="tools"
          title={t.none()}
          text={t.noneText()}
          action={
            <Link to="/{-$locale}/dashboard/setup/tools" search={{}} className={buttonClass()}>
              {t.toCatalogue()}
            </Link>
          }
        />
      ) : (
        <ChangeableBy act="connect">
          <ul className="flex flex-col divide-y divide-line rounded-box border border-line bg-base-100">
            {shown.map((connection) => (
              <ConnectionRow
                key={connection.connectionId}
                connection={connection}
                service={nameOf(connection.toolkit)}
                onRename={() => setOpen({ dialog: 'rename', connection })}
                onDisconnect={() => setOpen({ dialog: 'disconnect', connection })}
              />
            ))}
          </ul>
        </ChangeableBy>
      )}
      {/* That there are none is seen in their place; who hears the page is told here. */}
      <p role="status" className={shown.length > 0 ? 'mt-3 text-[0.8125rem] text-quiet' : 'sr-only'}>
        {t.shown({ n: shown.length })}
      </p>
      <Late>
        {open?.dialog === 'rename' && <RenameConnectionDialog connection={open.connection} onClose={close} />}
        {open?.dialog === 'disconnect' && (
          <DisconnectDialog
            connection={open.connection}
            service={nameOf(open.connection.toolkit)}
            actionName={(action) => actionName(open.connection.toolkit, action)}
            onClose={close}
          />
        )}
      </Late>
    </>
  );
}
