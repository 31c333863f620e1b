import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentProps } from 'react';
import { languageOptions } from '@/shared/forms/language-options';
import { SelectField } from '@/ui/select-field';

/** The language in which the new agent answers. */
export function AgentLanguageField(field: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>) {
  const { LL, locale } = useI18nContext();
  return (
    <SelectField label={LL.creation.fields.language()} options={languageOptions(LL, locale)} {...field} />
  );
}
