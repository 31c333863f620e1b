import { useI18nContext } from '@i18n/i18n-react';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { ToolkitConnectionStatus } from '@/api/generated/schemas/toolkitConnectionStatus.zod';
import { known, textFor } from '@/api/known';
import { localText } from '@/shared/agent-draft/local-text';
import { Badge } from '@/ui/badge';
import { CheckboxField } from '@/ui/checkbox-field';
import { SwitchField } from '@/ui/switch-field';

interface ToolRowProps {
  toolkit: Toolkit;
  used: boolean;
  /** The actions that are allowed. */
  actions: readonly string[];
  /** Undefined: the agent may not use the toolkit at all. */
  onActions: (actions: string[] | undefined) => void;
}

const TONES = {
  INITIATED: 'info',
  ACTIVE: 'success',
  FAILED: 'error',
  EXPIRED: 'error',
  INACTIVE: 'warning',
} as const;

/** One toolkit: whether the agent may use it, for what, and whether it is connected. */
export function ToolRow({ toolkit, used, actions, onActions }: ToolRowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.tools;
  const { connection } = toolkit;
  const name = toolkit.name || toolkit.toolkit;
  const status = known(ToolkitConnectionStatus, connection?.status);
  const reads = toolkit.actions.filter(({ changesData }) => !changesData).map(({ action }) => action);
  const trouble = [
    connection?.reason && t.reason({ name, reason: connection.reason }),
    used && !connection && t.notConnected({ name }),
    used && status && status !== 'ACTIVE' && t.cannot({ name }),
  ].filter((line) => typeof line === 'string');
  return (
    <li data-place={toolkit.toolkit} className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <SwitchField
          className="min-w-0 flex-1 basis-56"
          label={<span className="font-medium">{name}</span>}
          aria-label={t.use({ name })}
          hint={localText(toolkit.summary, locale)}
          checked={used}
          onChange={(event) => onActions(event.target.checked ? reads : undefined)}
        />
        <Badge tone={status && TONES[status]}>
          {connection
            ? textFor(ToolkitConnectionStatus, t.connection, connection.status)
            : t.connection.none()}
        </Badge>
      </div>
      {trouble.map((line) => (
        <p key={line} className="text-[0.8125rem] text-quiet sm:ps-14">
          {line}
        </p>
      ))}
      {used && (
        <fieldset className="flex flex-col gap-2 sm:ps-14">
          <legend className="mb-1.5 text-[0.8125rem] text-quiet">{t.actions({ name })}</legend>
          {toolkit.actions.map(({ action, name: title, changesData }) => (
            <CheckboxField
              key={action}
              label={localText(title, locale) || action}
              hint={changesData ? t.writes() : t.reads()}
              checked={actions.includes(action)}
              onChange={(event) =>
                onActions(
                  event.target.checked
                    ? [...actions, action]
                    : actions.filter((allowed) => allowed !== action),
                )
              }
            />
          ))}
          {actions.length === 0 && <p className="text-[0.8125rem] text-warning">{t.noActions()}</p>}
        </fieldset>
      )}
    </li>
  );
}
