import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useRemoveHttpTool } from '@/api/generated/own-tools/own-tools';
import type { HttpTool } from '@/api/generated/schemas/httpTool.zod';
import type { LoggedCallHead } from '@/api/generated/schemas/loggedCallHead.zod';
import { formatDay, formatRecent } from '@/lib/format';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { OutcomeBadge } from '@/shared/tool-calls/outcome-badge';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { type DataColumn, DataTable } from '@/ui/data-table';
import { IconButton } from '@/ui/icon-button';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';
import { UrlText } from '@/ui/url-text';
import { EffectBadge } from './effect-badge';
import { OWN_TOOL_MENU_ID, OwnToolMenu, type ShowMenu } from './own-tool-menu';
import { useLastCalls } from './use-last-calls';

/** Left out as browsers do: what is not secure stands out, and the address fits its column. */
const HTTPS = /^https:\/\//;

interface OwnToolsListProps {
  tools: readonly HttpTool[];
  onEdit: (toolId: string) => void;
}

/** The company's own tools, each to be edited, looked up in the log, or removed. */
export function OwnToolsList({ tools, onEdit }: OwnToolsListProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.ownTools;
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useRemoveHttpTool();
  const lastCalls = useLastCalls();
  const [removing, setRemoving] = useState<HttpTool>();
  const nameOf = ({ name, toolId }: HttpTool) => name || toolId;
  const ask = (tool: HttpTool | undefined) => {
    reset();
    setRemoving(tool);
  };
  const remove = async ({ toolId, ...tool }: HttpTool) => {
    try {
      await mutateAsync({ toolId });
    } catch {
      return;
    }
    // The row is gone before the dialog gives the focus back.
    await invalidateAfter(queryClient, 'removeHttpTool');
    setRemoving(undefined);
    showToast({ title: t.removed({ name: tool.name || toolId }) });
  };
  const columnsOf = (show: ShowMenu, shownOf?: string): readonly DataColumn<HttpTool>[] => [
    {
      id: 'name',
      header: t.columns.name(),
      cell: (tool) => (
        <div className="min-w-0 max-w-sm">
          <Link
            to="/{-$locale}/dashboard/setup/tools"
            search={{ view: 'own', own: tool.toolId }}
            className="font-medium [overflow-wrap:anywhere] hover:underline"
          >
            {nameOf(tool)}
          </Link>
          <p className="line-clamp-2 text-[0.8125rem] text-quiet">{tool.description}</p>
        </div>
      ),
    },
    {
      id: 'call',
      header: t.columns.call(),
      cell: ({ method, url }) => (
        <p className="text-[0.8125rem]">
          <span className="text-quiet">{method}</span>{' '}
          <code>
            <UrlText url={url.replace(HTTPS, '')} />
          </code>
        </p>
      ),
      phone: 'line',
    },
    {
      id: 'kind',
      header: t.columns.kind(),
      cell: ({ changesData }) => <EffectBadge changesData={changesData} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'last-call',
      header: t.columns.lastCall(),
      cell: ({ toolId }) => <LastCall isPending={lastCalls.isPending} call={lastCalls.lastCallOf(toolId)} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'changed',
      header: t.columns.changed(),
      cell: ({ by, updatedAt }) => (
        <div>
          <p>{formatDay(locale, updatedAt) ?? LL.common.unknown()}</p>
          <p className="text-[0.8125rem] text-quiet">{by}</p>
        </div>
      ),
      className: 'whitespace-nowrap',
    },
    {
      id: 'actions',
      header: t.columns.actions(),
      headerHidden: true,
      cell: (tool) => (
        <div className="flex items-center gap-1 sm:justify-end">
          <Button variant="secondary" size="sm" onClick={() => onEdit(tool.toolId)}>
            <span aria-hidden="true">{t.edit()}</span>
            <span className="sr-only">{t.editNamed({ name: nameOf(tool) })}</span>
          </Button>
          <IconButton
            label={t.more({ name: nameOf(tool) })}
            icon={<Ellipsis size={16} aria-hidden="true" />}
            className="sm:btn-sm"
            aria-haspopup="menu"
            aria-expanded={shownOf === tool.toolId}
            aria-controls={shownOf === tool.toolId ? OWN_TOOL_MENU_ID : undefined}
            // Enter and Space click, too, but not with a pointer.
            onClick={({ currentTarget, detail }) => show(tool, currentTarget, detail === 0)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              show(tool, event.currentTarget, true);
            }}
          />
        </div>
      ),
    },
  ];
  return (
    <>
      <OwnToolMenu nameOf={nameOf} onRemove={ask}>
        {(show, shownOf) => (
          <DataTable
            caption={t.list()}
            columns={columnsOf(show, shownOf)}
            rows={tools}
            rowKey={({ toolId }) => toolId}
          />
        )}
      </OwnToolMenu>
      <p role="status" className="mt-3 text-[0.8125rem] text-quiet">
        {t.shown({ n: tools.length })}
      </p>
      {removing && (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => !open && ask(undefined)}
          title={t.confirm.title({ name: nameOf(removing) })}
          description={t.confirm.text()}
          confirmLabel={t.confirm.remove()}
          cancelLabel={LL.common.cancel()}
          busy={isPending}
          onConfirm={() => void remove(removing)}
        >
          <FailureNotice error={error} />
        </ConfirmDialog>
      )}
    </>
  );
}

interface LastCallProps {
  isPending: boolean;
  /** None: null; not known: undefined. */
  call: LoggedCallHead | null | undefined;
}

/** Whether a tool works: how its last call ended, and when that was. */
function LastCall({ isPending, call }: LastCallProps) {
  const { LL, locale } = useI18nContext();
  if (isPending) return <Skeleton className="h-5 w-20" />;
  if (call === null) return <p className="text-quiet">{LL.ownTools.neverCalled()}</p>;
  if (!call) return null;
  return (
    <div>
      <OutcomeBadge outcome={call.outcome} />
      <p className="mt-1 text-[0.8125rem] text-quiet">{formatRecent(locale, call.at)}</p>
    </div>
  );
}
