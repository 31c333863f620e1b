/** Onboarding finished, subscribed, with agents. */
export const ANA = 'ana@acme.example';
/** Fresh, at the company settings. */
export const NUEVO = 'nuevo@acme.example';
/** In its free trial, at the limit of free agents. */
export const TRIAL = 'trial@acme.example';
/** An editor of Ana's company. */
export const IKER = 'iker@acme.example';
