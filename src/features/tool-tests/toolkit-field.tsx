import { useI18nContext } from '@i18n/i18n-react';
import { useToolkitName } from '@/shared/tool-calls/use-toolkit-name';
import { ComboboxField } from '@/ui/combobox-field';
import type { TestTarget } from './use-test-target';

interface ToolkitFieldProps {
  target: TestTarget;
  onChoose: (toolkit: string | undefined) => void;
}

/** Which toolkit is tried. */
export function ToolkitField({ target: { toolkits, toolkit, unknown }, onChoose }: ToolkitFieldProps) {
  const t = useI18nContext().LL.toolCalls.tests;
  const nameOf = useToolkitName();
  return (
    <ComboboxField
      className="max-w-lg"
      label={t.toolkit()}
      placeholder={t.chooseToolkit()}
      emptyText={t.noToolkit()}
      error={unknown.toolkit ? t.unknownToolkit() : undefined}
      options={toolkits.map((one) => ({ value: one.toolkit, label: nameOf(one.toolkit, one.name) }))}
      value={toolkit?.toolkit ?? ''}
      onChange={(value) => onChoose(value || undefined)}
    />
  );
}
