/** The call that tells how far the new account has come. */
export const PROCESS = '/welcome/account/acc_nuevo';

/** Where each page stands that a guard watches. */
export const PATHS = {
  company_settings: '/en/onboarding/company_settings',
  pricing: '/en/onboarding/pricing',
  freetrial: '/en/onboarding/freetrial',
  subscriptionpay: '/en/onboarding/subscriptionpay',
  subscribing: '/en/onboarding/subscribing?job=job_1',
  integrations: '/en/onboarding/integrations',
  home: '/en/dashboard/home',
  channels: '/en/dashboard/channels',
} as const;

/** Waits until nothing is under way but what waits for a timer. */
export const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
