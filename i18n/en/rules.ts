/** What a field says when it breaks a rule of the contract. */
export const rules = {
  required: 'Required.',
  email: 'Enter an email address like name@company.com.',
  tooShort: 'Use at least {minimum:number} characters.',
  tooLong: 'Use at most {maximum:number} characters.',
  mismatch: 'Passwords don’t match.',
  invalid: 'Check this field.',
};
