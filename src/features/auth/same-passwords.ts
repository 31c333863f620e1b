import * as z from 'zod/mini';

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** The rule beyond the contract's own: the second password is the first. It is checked whatever else is wrong. */
export const samePasswords = z.refine<Passwords>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], params: { rule: 'mismatch' }, when: () => true },
);
