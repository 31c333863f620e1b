import { useI18nContext } from '@i18n/i18n-react';
import type { ToolAction } from '@/api/generated/schemas/toolAction.zod';
import { ToolApproval } from '@/api/generated/schemas/toolApproval.zod';
import { localText } from '@/shared/agent-draft/local-text';
import { CheckboxField } from '@/ui/checkbox-field';

interface ToolActionFieldProps {
  action: ToolAction;
  allowed: boolean;
  /** Whether a person is asked before it runs; not said is never. */
  approval: string | undefined;
  onAllowed: (allowed: boolean) => void;
  onApproval: (approval: ToolApproval) => void;
}

/** One action of a tool: whether the agent may use it, and whether a person is asked first. */
export function ToolActionField({
  action: { action, name: title, changesData },
  allowed,
  approval = 'never',
  onAllowed,
  onApproval,
}: ToolActionFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.tools;
  const name = localText(title, locale) || action;
  const isKnown = ToolApproval.safeParse(approval).success;
  const isUnasked = allowed && changesData && approval === 'never';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
      <CheckboxField
        className="min-w-0 flex-1 basis-56"
        label={name}
        hint={
          isUnasked ? (
            <span className="text-warning">{t.writesUnasked()}</span>
          ) : changesData ? (
            t.writes()
          ) : (
            t.reads()
          )
        }
        checked={allowed}
        onChange={({ target }) => onAllowed(target.checked)}
      />
      {allowed && (
        <div className="w-full max-sm:mb-2 max-sm:ps-8 sm:w-56">
          <select
            aria-label={t.approval.of({ name })}
            className="select"
            value={approval}
            onChange={({ target }) => {
              const chosen = ToolApproval.safeParse(target.value).data;
              if (chosen) onApproval(chosen);
            }}
          >
            {ToolApproval.options.map((one) => (
              <option key={one} value={one}>
                {t.approval[one]()}
              </option>
            ))}
            {!isKnown && <option value={approval}>{approval}</option>}
          </select>
        </div>
      )}
    </div>
  );
}
