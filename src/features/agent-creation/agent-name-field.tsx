import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentProps } from 'react';
import { TextField } from '@/ui/text-field';

/** The name of the new agent. */
export function AgentNameField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useI18nContext().LL.creation.fields;
  return <TextField label={t.name()} hint={t.nameHint()} autoComplete="off" {...field} />;
}
