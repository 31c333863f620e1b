/** The languages an agent can answer in. */
export const LANGUAGES = ['en', 'es'] as const;
