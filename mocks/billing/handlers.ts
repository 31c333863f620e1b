import type { Customer } from '@mocks/accounts/schemas';
import { ownAccount, type StoredAccount } from '@mocks/accounts/store';
import { whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readHeaders, readId, readQuery, submitKey } from '@mocks/core/read-request';
import { refuse, refuseInvalid, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { isRunning, retryJob, type StoredJob, startJob } from '@mocks/jobs/store';
import type { HttpHandler } from 'msw';
import {
  getDueTodayMockHandler,
  getPaymentSetupMockHandler,
  getPlansMockHandler,
  getSetUpPaymentMockHandler,
  getStartTrialMockHandler,
  getSubscribeMockHandler,
} from '@/api/generated/billing/billing.msw';
import {
  AccountId,
  DueToday,
  DueTodayParams,
  JobRef,
  PaymentSetup,
  PlanList,
  SetUpPaymentHeaders,
  SetupIntentId,
  StartTrialHeaders,
  SubscribeHeaders,
  TrialRequest,
} from '@/api/generated/schemas';
import { dueNow } from './due-today';
import { PLANS } from './plans';
import { type Plan, SubscribeRequest } from './schemas';
import { CARD_SENTINELS } from './sentinels';

/** Plays the plans and the free trial. */
function planHandlers(db: Db<State>): HttpHandler[] {
  return [
    getPlansMockHandler(
      answering(PlanList, (info) => {
        whoCalls(db, info);
        return listOf(PLANS);
      }),
    ),
    getStartTrialMockHandler(
      answering(JobRef, async (info) => {
        const who = whoCalls(db, info);
        const stored = ownAccount(db, who, String(info.params.accountId));
        const { accountId } = stored.account;
        const key = `startTrial ${accountId} ${submitKey(db, readHeaders(info, StartTrialHeaders))}`;
        const { planId } = await readBody(info, TrialRequest);
        const first = db.state.firstAnswers[key];
        if (first !== undefined) return { jobId: first };
        const plan = PLANS.find((one) => one.planId === planId);
        if (!plan) return refuseInvalid([{ path: 'planId', code: 'unknown' }]);
        if (stored.trialUsed) {
          return refuse({ status: 409, code: 'TRIAL_USED', message: 'The free trial was used already' });
        }
        const { settings } = stored.process;
        const { jobId } = startJob(
          db,
          accountId,
          { kind: 'trial_start', planId },
          settings.company?.name ?? '',
        );
        stored.trialUsed = true;
        settings.planId = planId;
        settings.jobId = jobId;
        db.state.firstAnswers[key] = jobId;
        return { jobId };
      }),
    ),
  ];
}

function planOf(planId: string): Plan {
  return PLANS.find((plan) => plan.planId === planId) ?? refuseInvalid([{ path: 'planId', code: 'unknown' }]);
}

function setupOf(setupIntent: string): PaymentSetup {
  return { setupIntent, clientSecret: `${setupIntent}_secret_played` };
}

function customerOf(db: Db<State>, { account }: StoredAccount): Customer {
  return account.subscription.metadata.subscriptions[0]?.customer ?? { id: db.id('cus').replace('_', '_P') };
}

/** The set-up whose verification the account still owes. */
function notePending(stored: StoredAccount, customer: Customer, setupIntent: string | null): void {
  const { metadata } = stored.account.subscription;
  const [first] = metadata.subscriptions;
  metadata.subscriptions = [{ trial_end: null, ...first, customer, pending_setup_intent: setupIntent }];
}

/** The subscription work of the account that has not succeeded. */
function unfinished(db: Db<State>, { process }: StoredAccount): StoredJob | undefined {
  const job = db.state.jobs[process.settings.jobId ?? ''];
  const stopped = job?.work.kind === 'subscription_start' && job.failsIn !== null;
  return job && (isRunning(db, job) || stopped) ? job : undefined;
}

/** Plays the payment: what is due, the set-up of a card, the subscription. */
function paymentHandlers(db: Db<State>): HttpHandler[] {
  const accountOf = (info: Info) => {
    const who = whoCalls(db, info);
    return ownAccount(db, who, readId(info, 'accountId', AccountId));
  };

  return [
    getDueTodayMockHandler(
      answering(DueToday, (info) => {
        const { process } = accountOf(info);
        const { planId, period } = readQuery(info, DueTodayParams);
        return dueNow(planOf(planId), period, process.settings.company?.country, db.now());
      }),
    ),
    getSetUpPaymentMockHandler(
      answering(PaymentSetup, (info) => {
        const { account } = accountOf(info);
        const key = submitKey(db, readHeaders(info, SetUpPaymentHeaders));
        const known = `${account.accountId} ${key}`;
        db.state.paymentSetups[known] ??= db.id('seti').replace('_', '_P');
        return setupOf(db.state.paymentSetups[known] ?? '');
      }),
    ),
    getPaymentSetupMockHandler(
      answering(PaymentSetup, (info) => {
        if (!db.state.accounts[readId(info, 'accountId', AccountId)]) refuseUnknown();
        const { account } = accountOf(info);
        const setupIntent = readId(info, 'setupIntent', SetupIntentId);
        const pending = account.subscription.metadata.subscriptions.map((one) => one.pending_setup_intent);
        const opened = Object.entries(db.state.paymentSetups)
          .filter(([known]) => known.startsWith(`${account.accountId} `))
          .map(([, opened]) => opened);
        return [...pending, ...opened].includes(setupIntent) ? setupOf(setupIntent) : refuseUnknown();
      }),
    ),
    getSubscribeMockHandler(
      answering(JobRef, async (info) => {
        const stored = accountOf(info);
        const { account, process } = stored;
        const key = `subscribe ${account.accountId} ${submitKey(db, readHeaders(info, SubscribeHeaders))}`;
        const { planId, period, paymentMethod } = await readBody(info, SubscribeRequest);
        const first = db.state.firstAnswers[key];
        if (first !== undefined) return { jobId: first };
        const plan = planOf(planId);

        const under = unfinished(db, stored);
        if (under) {
          const { work } = under;
          if (work.kind !== 'subscription_start' || work.planId !== planId || work.period !== period) {
            const message = 'A subscription is being set up already';
            return refuse({ status: 409, code: 'SUBSCRIPTION_UNDER_WAY', message });
          }
          retryJob(db, under);
          return { jobId: under.jobId };
        }
        const { statusValue, planId: present } = account.subscription;
        if (statusValue === 'active' && present === planId) {
          return refuse({ status: 409, code: 'ALREADY_SUBSCRIBED', message: 'The account has this plan' });
        }
        if (paymentMethod === CARD_SENTINELS.declined) {
          return refuse({ status: 402, code: 'CARD_DECLINED', message: 'The card was declined' });
        }
        const customer = customerOf(db, stored);
        if (paymentMethod === CARD_SENTINELS.action) {
          notePending(stored, customer, db.id('seti').replace('_', '_P'));
          const message = 'The bank wants to verify its customer';
          return refuse({ status: 402, code: 'REQUIRES_ACTION', message });
        }

        const { total, currency } = dueNow(plan, period, process.settings.company?.country, db.now());
        const work = { kind: 'subscription_start' as const, planId, period, customerId: customer.id };
        const { jobId } = startJob(db, account.accountId, work, process.settings.company?.name ?? '');
        db.state.charges.push({ accountId: account.accountId, jobId, amount: total, currency });
        notePending(stored, customer, null);
        Object.assign(process.settings, { planId, period, jobId });
        db.state.firstAnswers[key] = jobId;
        return { jobId };
      }),
    ),
  ];
}

/** Plays what a company pays, or tries free of charge. */
export function billingHandlers(db: Db<State>): HttpHandler[] {
  return [...planHandlers(db), ...paymentHandlers(db)];
}
