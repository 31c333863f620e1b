import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { BillingPeriod, Subscription } from '@/api/generated/schemas';
import { isPaying } from '@/features/billing/agent-limit';
import { askForPlans } from '@/features/billing/ask-for-plans';
import { hadTrial } from '@/features/billing/had-trial';
import { verificationPending } from '@/features/billing/verification-pending';
import { chosenPlan, periodOf } from '@/features/onboarding/chosen-plan';
import { readSettings } from '@/shared/onboarding/welcome-settings';
import { ignorePartFailure } from './ignore-part-failure';
import { redirectToRunningSetup } from './redirect-to-running-setup';
import { subscriptionNow } from './subscription-now';

interface PlanVisit {
  context: { queryClient: QueryClient; accountId: string };
  preload: boolean;
}

interface ChosenVisit extends PlanVisit {
  deps: { plan?: string | undefined; period?: BillingPeriod | undefined };
}

/** The plans to compare, and what is known of an earlier choice. */
export async function loadPricing({ context: { queryClient, accountId }, preload }: PlanVisit) {
  const [process, subscription] = await Promise.all([
    redirectToRunningSetup({ queryClient, accountId, readOnly: preload }, 'plans'),
    // A hint only: the plans can be compared without it.
    subscriptionNow(queryClient, accountId).catch(() => undefined),
    askForPlans(queryClient).catch(ignorePartFailure),
  ]);
  const pays = subscription !== undefined && isPaying(subscription);
  return {
    settings: readSettings(process),
    pending: verificationPending(subscription),
    offersTrial: offersTrial(subscription),
    // One that is tried, or has ended, is still to be bought.
    ownPlanId: pays || subscription?.statusValue === 'past_due' ? subscription?.planId : undefined,
    hasDashboard: process.isEnd,
    pays,
  };
}

/** The plan that a link or the process names; without one the way leads back to the plans. */
async function loadChosenPlan({ context: { queryClient, accountId }, deps, preload }: ChosenVisit) {
  const [plans, process] = await Promise.all([
    askForPlans(queryClient).catch(ignorePartFailure),
    redirectToRunningSetup({ queryClient, accountId, readOnly: preload }, 'paying'),
  ]);
  const settings = readSettings(process);
  const plan = plans && chosenPlan(plans, deps.plan ?? settings.planId);
  if (!plan) throw redirect({ to: '/{-$locale}/onboarding/pricing' });
  return { plan, settings };
}

/** What the page of the free trial needs. */
export async function loadTrial(visit: ChosenVisit) {
  const { plan, settings } = await loadChosenPlan(visit);
  const period = visit.deps.period ?? periodOf(settings);
  const timeZone = settings.company?.timeZone;
  return { plan, period, knownJob: settings.jobId, today: new Date(), timeZone };
}

/** Whether the company may still try a plan for free, as far as is known. */
const offersTrial = (subscription: Subscription | undefined) => !subscription || !hadTrial(subscription);

/** What the page of the payment needs. */
export async function loadPayment(visit: ChosenVisit) {
  const { queryClient, accountId } = visit.context;
  const [{ plan, settings }, subscription] = await Promise.all([
    loadChosenPlan(visit),
    subscriptionNow(queryClient, accountId),
  ]);
  return {
    plan,
    settings,
    pending: verificationPending(subscription),
    hasTrial: plan.trialDays > 0 && offersTrial(subscription),
  };
}
