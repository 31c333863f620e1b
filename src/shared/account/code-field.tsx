import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentProps } from 'react';
import { TextField } from '@/ui/text-field';

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** A recovery code is taken, too. */
  orRecovery?: boolean;
}

/** The code of an authenticator app. */
export function CodeField({ orRecovery = false, ...rest }: CodeFieldProps) {
  const t = useI18nContext().LL.security.factor;
  return (
    <TextField
      {...rest}
      required
      label={t.code()}
      hint={orRecovery ? t.anyCodeHint() : t.codeHint()}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={orRecovery ? 'text' : 'numeric'}
    />
  );
}
