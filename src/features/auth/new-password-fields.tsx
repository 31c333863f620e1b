import { useI18nContext } from '@i18n/i18n-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { NewPasswordMin } from '@/api/generated/schemas/newPassword.zod';
import { newPasswordError } from '@/shared/forms/new-password-error';
import { LiveRule } from '@/ui/live-rule';
import { PasswordField } from '@/ui/password-field';

interface OnePassword {
  label: string;
  field: UseFormRegisterReturn;
  typed: string;
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  password: OnePassword;
  confirmPassword: OnePassword;
}

/** A new password and the same once more; the rules tick themselves off while one types. */
export function NewPasswordFields({ password, confirmPassword }: NewPasswordFieldsProps) {
  const { LL } = useI18nContext();
  const t = LL.auth.liveRules;
  const isSame = confirmPassword.typed !== '' && confirmPassword.typed === password.typed;
  const rules = [
    {
      ...password,
      rule: t.longEnough({ minimum: NewPasswordMin }),
      error: newPasswordError(LL.rules, password.error),
      met: password.typed.length >= NewPasswordMin,
    },
    {
      ...confirmPassword,
      // Said before they do, it would be untrue.
      rule: isSame && t.same(),
      met: isSame,
    },
  ];
  return rules.map(({ field, label, error, rule, met }) => (
    <PasswordField
      {...field}
      key={field.name}
      autoComplete="new-password"
      required
      label={label}
      error={error}
      hint={
        error === undefined && (
          <LiveRule met={met} metLabel={t.met()}>
            {rule}
          </LiveRule>
        )
      }
      showLabel={LL.auth.showPassword()}
      hideLabel={LL.auth.hidePassword()}
    />
  ));
}
