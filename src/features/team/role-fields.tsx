import { useI18nContext } from '@i18n/i18n-react';
import type { Role } from '@/api/generated/schemas/role.zod';
import { useMay } from '@/shared/account/use-may';
import { useAccountAgents } from '@/shared/agents/use-account-agents';
import { CheckboxField } from '@/ui/checkbox-field';
import { RadioCards } from '@/ui/radio-cards';
import { SelectField } from '@/ui/select-field';
import { isRole, ROLES } from './roles';

/** What somebody may: their role, and the agents they see; null is all of them. */
export interface Access {
  role: Role;
  agents: string[] | null;
}

interface RoleFieldsProps {
  value: Access;
  onChange: (value: Access) => void;
  /** What is wrong with the agents chosen. */
  error: string | undefined;
}

/** What is wrong stands below many agents: the first of them has the focus, and is in sight. */
function focusFirstTick(message: HTMLElement | null): void {
  message?.closest('fieldset')?.querySelector('input')?.focus();
}

/** Role and agents of one person. Owners and admins see all agents. */
export function RoleFields({ value, onChange, error }: RoleFieldsProps) {
  const { LL } = useI18nContext();
  const t = LL.team;
  const may = useMay();
  const { agents } = useAccountAgents();
  const { role, agents: chosen } = value;
  const isLimited = role === 'editor' || role === 'viewer';
  const tick = (botKey: string, on: boolean) => {
    const others = (chosen ?? []).filter((one) => one !== botKey);
    onChange({ role, agents: on ? [...others, botKey] : others });
  };
  return (
    <>
      <RadioCards
        legend={t.roles.legend()}
        name="role"
        value={role}
        onChange={(next) => isRole(next) && onChange({ role: next, agents: chosen })}
        options={ROLES.filter((one) => one !== 'owner' || may('own')).map((one) => ({
          value: one,
          title: t.roles[one](),
          text: t.aboutRoles[one](),
        }))}
      />
      {isLimited && (
        <SelectField
          label={t.access.label()}
          value={chosen === null ? 'all' : 'some'}
          hint={agents ? undefined : t.access.unknown()}
          onChange={(event) => onChange({ role, agents: event.target.value === 'all' ? null : [] })}
          options={[
            { value: 'all', label: t.access.all() },
            { value: 'some', label: t.access.some(), disabled: !agents && chosen === null },
          ]}
        />
      )}
      {isLimited && chosen && agents && (
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="mb-1.5 font-medium">{t.access.legend()}</legend>
          {error && (
            <p ref={focusFirstTick} role="alert" className="text-[0.8125rem] text-error">
              {error}
            </p>
          )}
          {agents.map(({ botKey, name }) => (
            <CheckboxField
              key={botKey}
              label={name}
              checked={chosen.includes(botKey)}
              onChange={(event) => tick(botKey, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
