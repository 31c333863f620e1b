import { useI18nContext } from '@i18n/i18n-react';
import { useRef, useState } from 'react';
import type { AgentTool } from '@/api/generated/schemas/agentTool.zod';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { useConnections, useToolkits } from '@/api/generated/tools/tools';
import { foldText } from '@/lib/fold-text';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';
import { GoneTools } from './gone-tools';
import { ManyActionsNotice } from './many-actions-notice';
import { NoMatchingTools } from './no-matching-tools';
import { withActionsAgain, withoutActions } from './tool-changes';
import { ToolFilters, type ToolsLookedFor } from './tool-filters';
import { ToolRow } from './tool-row';
import type { ActionOn } from './unused-actions';

const ALL: ToolsLookedFor = { q: '', category: undefined };

interface ToolsTabProps {
  draft: AgentDraft;
}

/** What an agent may do beside answering: the toolkits, what each may be used for, and whether it is connected. */
export function ToolsTab({ draft: { agent, content, change } }: ToolsTabProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.tools;
  const [lookedFor, setLookedFor] = useState<ToolsLookedFor>(ALL);
  const box = useRef<HTMLInputElement>(null);
  const accountId = useAccountId();
  const { data, error, refetch } = useToolkits({ accountId });
  const connections = useConnections({ accountId });
  if (!content) return null;
  if (!data && error) return <FailurePanel error={error} onRetry={() => void refetch()} />;

  const { q, category } = lookedFor;
  const matches = ({ toolkit, name, summary, category: kind }: Toolkit) =>
    (category === undefined || kind === category) &&
    foldText(`${name || toolkit} ${localText(summary, locale)}`).includes(foldText(q.trim()));
  const all = data?.items ?? [];
  const shown = all.filter(matches);
  const lost = data ? data.total - all.length : 0;
  const setTool = (toolkit: string, next: AgentTool | undefined) =>
    change((now) => {
      const isThere = now.tools.some((tool) => tool.toolkit === toolkit);
      if (!isThere) return { ...now, tools: next ? [...now.tools, next] : now.tools };
      const tools = now.tools.flatMap((tool) => (tool.toolkit === toolkit ? (next ?? []) : tool));
      return { ...now, tools };
    });

  const turnOff = (unused: readonly ActionOn[]) => {
    const before = content.tools;
    change((now) => ({ ...now, tools: withoutActions(now.tools, unused) }));
    showToast({
      title: t.many.turnedOff({ n: unused.length }),
      action: {
        label: t.many.undo(),
        onClick: () => change((now) => ({ ...now, tools: withActionsAgain(now.tools, before, unused) })),
      },
    });
  };

  return (
    <Card title={t.title()} text={t.text()}>
      {agent && (
        <ManyActionsNotice botKey={agent.botKey} content={content} toolkits={all} onTurnOff={turnOff} />
      )}
      <ToolFilters {...lookedFor} texts={t} box={box} onChange={setLookedFor} />
      {!data ? (
        <div role="status" className="flex flex-col gap-4 py-4">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      ) : shown.length === 0 ? (
        <NoMatchingTools
          {...lookedFor}
          boxed
          texts={t}
          onClear={() => {
            box.current?.focus();
            setLookedFor(ALL);
          }}
        />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((toolkit) => (
            <ToolRow
              key={toolkit.toolkit}
              toolkit={toolkit}
              tool={content.tools.find((tool) => tool.toolkit === toolkit.toolkit)}
              connections={connections.data?.items.filter((one) => one.toolkit === toolkit.toolkit) ?? []}
              onTool={(tool) => setTool(toolkit.toolkit, tool)}
            />
          ))}
        </ul>
      )}
      {data && (
        <>
          <GoneTools
            tools={content.tools.filter((tool) => !all.some(({ toolkit }) => toolkit === tool.toolkit))}
            onRemove={(toolkit) => setTool(toolkit, undefined)}
          />
          <p
            role="status"
            className={shown.length > 0 || lost > 0 ? 'mt-3 text-[0.8125rem] text-quiet' : 'sr-only'}
          >
            {shown.length > 0 && t.shown({ n: shown.length })}{' '}
            {lost > 0 && t.lost({ lost, total: data.total })}
          </p>
        </>
      )}
    </Card>
  );
}
