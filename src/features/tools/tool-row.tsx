import { useI18nContext } from '@i18n/i18n-react';
import type { AgentTool } from '@/api/generated/schemas/agentTool.zod';
import type { ToolApproval } from '@/api/generated/schemas/toolApproval.zod';
import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { ToolkitConnectionStatus } from '@/api/generated/schemas/toolkitConnectionStatus.zod';
import { known } from '@/api/known';
import { localText } from '@/shared/agent-draft/local-text';
import { UnpublishedEdge } from '@/shared/agent-draft/unpublished';
import { ConnectButton } from '@/shared/connections/connect-button';
import { ConnectStatus } from '@/shared/connections/connect-status';
import { ConnectionStateLine } from '@/shared/connections/connection-state-line';
import { useConnect } from '@/shared/connections/use-connect';
import { ToolkitLogo } from '@/shared/logos/toolkit-logo';
import { connectionName } from '@/shared/tool-calls/connection-name';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { ToolActionField } from './tool-action-field';
import { allowAction, chooseConnection, setApproval } from './tool-changes';

interface ToolRowProps {
  toolkit: Toolkit;
  /** What the agent may do with it; undefined: it may not use it at all. */
  tool: AgentTool | undefined;
  /** The company's accounts of it. */
  connections: readonly ToolConnection[];
  onTool: (tool: AgentTool | undefined) => void;
}

/** One toolkit: whether the agent may use it, for what, with which account, and whether it is connected. */
export function ToolRow({ toolkit, tool, connections, onTool }: ToolRowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.tools;
  const chosen = connections.find(({ connectionId }) => connectionId === tool?.connectionId);
  const connection = chosen ?? toolkit.connection;
  const isOwn = toolkit.toolkit === OWN_TOOLKIT;
  // The name under which the company wrote them.
  const name = isOwn ? t.own() : toolkit.name || toolkit.toolkit;
  const status = known(ToolkitConnectionStatus, connection?.status);
  const connecting = useConnect({ toolkit: toolkit.toolkit, connectionId: connection?.connectionId });
  const reads = toolkit.actions.filter(({ changesData }) => !changesData).map(({ action }) => action);
  const isBroken = connection && status !== undefined && status !== 'ACTIVE';
  const works = connections.some((one) => one.status === 'ACTIVE');
  const isLost = tool?.connectionId && !chosen && connections.length > 0;
  const trouble = [
    tool && !connection && !isOwn && t.notConnected({ name }),
    tool && isBroken && !isOwn && t.cannot({ name }),
    isBroken && connection.reason && t.reason({ name, reason: connection.reason }),
    isLost && t.account.lost(),
  ].filter((line) => typeof line === 'string');
  const options = connections.map((one) => ({ value: one.connectionId, label: connectionName(one) }));
  return (
    <li data-place={toolkit.toolkit} className="relative flex flex-col gap-3 py-4">
      <UnpublishedEdge path={`tools.${toolkit.toolkit}`} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <SwitchField
          className="min-w-0 flex-1 basis-56"
          label={
            <span className="-mt-1 inline-flex items-center gap-2 align-top font-medium">
              <ToolkitLogo toolkit={toolkit.toolkit} name={name} className="size-6" />
              {name}
            </span>
          }
          aria-label={t.use({ name })}
          hint={localText(toolkit.summary, locale)}
          checked={tool !== undefined}
          onChange={({ target }) =>
            onTool(target.checked ? { toolkit: toolkit.toolkit, actions: reads } : undefined)
          }
        />
        {/* The company's own calls go through no connection. */}
        {!isOwn && (
          <div className="-mt-0.5 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full max-sm:ps-13">
            <ConnectionStateLine status={connection?.status} />
            {(!connection || isBroken || (tool && status !== 'ACTIVE')) && (
              <ConnectButton
                connecting={connecting}
                label={isBroken ? LL.connecting.reconnectNamed({ name }) : LL.connecting.connect({ name })}
              >
                {isBroken ? LL.connecting.reconnect() : LL.connecting.connectIt()}
              </ConnectButton>
            )}
          </div>
        )}
      </div>
      {trouble.length > 0 && (
        <div className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere] sm:ps-13">
          {trouble.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div className="sm:ps-13 empty:hidden">
        <ConnectStatus name={name} connecting={connecting} />
      </div>
      {tool && connections.length > 1 && (
        <SelectField
          className="sm:ms-13 sm:max-w-80"
          label={t.account.label({ name })}
          placeholder={t.account[works ? 'first' : 'none']()}
          value={chosen?.connectionId ?? ''}
          options={options}
          onChange={({ target }) => onTool(chooseConnection(tool, target.value || undefined))}
        />
      )}
      {tool && (
        <fieldset className="flex flex-col gap-2 sm:ps-13">
          <legend className="mb-1.5 text-[0.8125rem] text-quiet">{t.actions({ name })}</legend>
          {toolkit.actions.map((action) => (
            <ToolActionField
              key={action.action}
              action={action}
              allowed={tool.actions.includes(action.action)}
              approval={tool.approvals?.[action.action]}
              onAllowed={(allowed) => onTool(allowAction(tool, action, allowed))}
              onApproval={(approval: ToolApproval) => onTool(setApproval(tool, action.action, approval))}
            />
          ))}
          {tool.actions.length === 0 && <p className="text-[0.8125rem] text-warning">{t.noActions()}</p>}
        </fieldset>
      )}
    </li>
  );
}
