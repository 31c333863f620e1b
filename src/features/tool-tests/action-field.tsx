import { useI18nContext } from '@i18n/i18n-react';
import type { ToolAction } from '@/api/generated/schemas/toolAction.zod';
import { humanised } from '@/lib/humanised';
import { localText } from '@/shared/agent-draft/local-text';
import { SelectField } from '@/ui/select-field';
import type { TestTarget } from './use-test-target';

interface ActionFieldProps {
  target: TestTarget;
  onChoose: (action: string | undefined) => void;
}

/** Which action of the toolkit is tried. */
export function ActionField({ target: { toolkit, action, unknown }, onChoose }: ActionFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.tests;
  const label = (one: ToolAction) => {
    const name = localText(one.name, locale) || humanised(one.action);
    return one.changesData ? t.writesHint({ name }) : name;
  };
  return (
    <SelectField
      className="max-w-lg"
      label={t.actionField()}
      placeholder={t.chooseAction()}
      error={unknown.action ? t.unknownAction() : undefined}
      hint={action && !action.changesData && t.reads()}
      value={action?.action ?? ''}
      options={(toolkit?.actions ?? []).map((one) => ({ value: one.action, label: label(one) }))}
      onChange={({ target }) => onChoose(target.value || undefined)}
    />
  );
}
