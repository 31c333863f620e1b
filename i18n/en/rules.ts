/** What a field says when it breaks a rule of the contract. */
export const rules = {
  required: 'Required.',
  missing: {
    email: 'Enter your email.',
    password: 'Enter your password.',
    confirmPassword: 'Enter the password again.',
  },
  email: 'Enter an email address like name@company.com.',
  tooShort: 'Use at least {minimum:number} characters.',
  tooLong: 'Use at most {maximum:number} characters.',
  mismatch: 'Passwords don’t match.',
  invalid: 'Check this field.',
};
