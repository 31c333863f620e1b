import type { TranslationFunctions } from '@i18n/i18n-types';

/** What is wrong with a new password: where none is typed one is chosen, which nobody has to know yet. */
export function newPasswordError(
  { missing }: TranslationFunctions['rules'],
  error: string | undefined,
): string | undefined {
  return error === missing.password() ? missing.newPassword() : error;
}
