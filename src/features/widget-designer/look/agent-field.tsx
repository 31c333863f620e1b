import { useI18nContext } from '@i18n/i18n-react';
import { useAgents } from '@/api/generated/agents/agents';
import { useAccountId } from '@/shared/account/use-account-id';
import { SettingSelect, type SettingsForm } from '../setting-fields';

/** Which agent answers in the widget. */
export function AgentField({ form }: { form: SettingsForm }) {
  const t = useI18nContext().LL.widgetDesigner.look;
  const { data } = useAgents({ accountId: useAccountId() });
  const agents = data?.items ?? [];
  return (
    <SettingSelect
      form={form}
      name="botKey"
      label={t.agent()}
      hint={t.agentHint()}
      fault={t.agentFault()}
      placeholder={form.getValues('botKey') === '' ? t.noAgent() : undefined}
      options={agents.map(({ botKey, name }) => ({ value: botKey, label: name }))}
    />
  );
}
