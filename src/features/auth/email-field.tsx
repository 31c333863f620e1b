import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentProps } from 'react';
import { TextField } from '@/ui/text-field';

/** The address that somebody signs in with; a password manager knows it as the name. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { LL } = useI18nContext();
  return (
    <TextField
      {...props}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      label={LL.auth.email()}
    />
  );
}
