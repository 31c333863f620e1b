/** The password of every played account. */
export const DEMO_PASSWORD = 'Agents-2026';

/** The accounts a person can sign in with on the played provider, and what each is for. */
export const DEMO_ACCOUNTS: readonly { email: string; about: string }[] = [
  { email: 'ana@acme.example', about: 'onboarding finished, subscribed, with agents to look at' },
  { email: 'iker@acme.example', about: 'an editor of the same company: builds and publishes agents' },
  { email: 'vera@acme.example', about: 'a viewer of the same company: reads, and tries agents out' },
  { email: 'nuevo@acme.example', about: 'a fresh account, at the company settings' },
  { email: 'trial@acme.example', about: 'in its free trial, at the limit of free agents' },
];
