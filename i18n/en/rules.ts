/** What a field says when it breaks a rule of the contract. */
export const rules = {
  required: 'Required.',
  missing: {
    name: 'Enter a name.',
    email: 'Enter an email address.',
    password: 'Enter your password.',
    newPassword: 'Choose a password.',
    confirmPassword: 'Enter the password again.',
    country: 'Choose a country.',
    timeZone: 'Choose a time zone.',
    reason: 'Give a reason.',
    instructions: 'Write the instructions or use an example.',
  },
  email: 'Enter an email address like name@company.com.',
  tooShort: 'Use at least {minimum:number} characters.',
  tooLong: 'Use at most {maximum:string} characters.',
  between: 'Enter a number from {minimum:number} to {maximum:number}.',
  mismatch: 'Passwords don’t match.',
  invalid: 'Check this field.',
};
