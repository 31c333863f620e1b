import type { Page } from '@playwright/test';
import { answer, type Json, patch } from '../patch-answers';

/** Where onboarding's process is asked for. */
export const PROCESS = '**/api/v1/welcome/account/*';

/** Where the account is asked for. */
export const ACCOUNT = /\/api\/v1\/accounts\/[^/]+$/;

const JOB = '**/api/v1/jobs/*';

/** What Nuevo has said of his company. */
export const COMPANY = { name: 'Café Vega', country: 'ES', region: 'Madrid', timeZone: 'Europe/Madrid' };
const DAY_SECONDS = 24 * 60 * 60;

/** Onboarding, come so far. */
export const atStage =
  (currentStage: string, isEnd = false) =>
  (page: Page) =>
    answer(page, PROCESS, { settings: { company: COMPANY }, currentStage, isEnd });

/** A job at its third phase, or failed there. */
export const working =
  (kind: string, phases: readonly string[], failed = false) =>
  async (page: Page) => {
    if (kind !== 'bot_creation') await atStage('subscription_settings')(page);
    await answer(page, JOB, {
      jobId: 'job_1',
      kind,
      phases,
      status: failed ? 'failed' : 'running',
      phase: phases[2] ?? '',
      progress: 0.6,
      result: null,
      error: failed ? { message: 'It failed', code: 'WORKSPACE_FAILED', reference: 'ref_7a51' } : null,
    });
  };

/** The trial's first day, onboarding over: what Nuevo's account is after the journey. */
export async function justBegun(page: Page): Promise<void> {
  await atStage('admin_settings', true)(page);
  const trialEnd = Math.floor(Date.now() / 1000) + 14 * DAY_SECONDS;
  await patch(page, ACCOUNT, (account: Json) => ({
    ...account,
    infoCompany: COMPANY,
    welcomeIsEnd: true,
    subscription: {
      statusValue: 'trialing',
      status: true,
      subscriptionRequired: true,
      planId: 'plan_growth',
      metadata: {
        trial_end: trialEnd,
        subscriptions: [{ customer: { id: 'cus_1' }, trial_end: trialEnd, pending_setup_intent: null }],
      },
    },
  }));
}
