import * as z from 'zod/mini';

interface Passwords {
  password: string;
  confirmPassword: string;
}

/**
 * The rule beyond the contract's own: the second password is there, and is the first. It is checked whatever else is
 * wrong.
 */
export const samePasswords = z.check<Passwords>(
  ({ value: { password, confirmPassword }, issues }) => {
    if (confirmPassword !== '' && confirmPassword === password) return;
    issues.push({
      code: 'custom',
      input: confirmPassword,
      path: ['confirmPassword'],
      params: { rule: 'mismatch' },
    });
  },
  { when: () => true },
);
