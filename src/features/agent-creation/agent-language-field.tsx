import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentProps } from 'react';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { SelectField } from '@/ui/select-field';

/** The language in which the new agent answers. */
export function AgentLanguageField(field: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const { LL } = useI18nContext();
  const options = Locale.options.map((value) => ({ value, label: LL.common.languageNames[value]() }));
  return <SelectField label={LL.creation.fields.language()} options={options} {...field} />;
}
