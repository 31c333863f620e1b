import { ownAccount, type StoredAccount } from '@mocks/accounts/store';
import { whoCalls } from '@mocks/auth/store';
import { CARD_SENTINELS } from '@mocks/billing/sentinels';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readId, readQuery } from '@mocks/core/read-request';
import { refuse, refuseInvalid, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import { validateEntity, validatePerson } from 'stdnum';
import {
  AccountId,
  Billing,
  ChangePlanRequest,
  InvoiceFile,
  InvoiceId,
  InvoiceList,
  PayOverdueRequest,
  PlanChange,
  PlanChangeParams,
  SaveSpendCapRequest,
  SaveTaxIdRequest,
} from '@/api/generated/schemas';
import * as mocks from '@/api/generated/subscription/subscription.msw';
import { billingNow, hasPlan, invoicesOf, periodOf, renewsAt } from './billing-now';
import { invoicePdf } from './invoice-pdf';
import { applyPlan, changeOf } from './plan-change';
import { type StoredSubscription, subscriptionOf } from './store';

/** Refuses a tax ID that breaks the rules of its country, where they are known. */
function refuseWrongTaxId(country: string, value: string): void {
  const plain = value.toUpperCase().startsWith(country) ? value.slice(country.length) : value;
  const judged = [
    validateEntity(country, plain),
    validatePerson(country, plain),
    validateEntity(country, value),
  ];
  const known = judged.filter(({ checked }) => checked);
  if (known.length > 0 && !known.some(({ isValid }) => isValid))
    refuseInvalid([{ path: 'value', code: 'invalid_tax_id' }]);
}

function refuseCard(db: Db<State>, { account }: StoredAccount, paymentMethod: string): void {
  if (paymentMethod === CARD_SENTINELS.declined)
    refuse({ status: 402, code: 'CARD_DECLINED', message: 'The card was declined' });
  if (paymentMethod !== CARD_SENTINELS.action) return;
  const [first] = account.subscription.metadata.subscriptions;
  if (first) first.pending_setup_intent = db.id('seti').replace('_', '_P');
  refuse({ status: 402, code: 'REQUIRES_ACTION', message: 'The bank wants to verify its customer' });
}

/** A card can be charged to the end of the month that stands on it. */
function refuseExpiredCard(db: Db<State>, { card }: StoredSubscription): void {
  if (card?.expires && card.expires < db.iso().slice(0, 7))
    refuse({ status: 402, code: 'CARD_DECLINED', message: 'The card has expired' });
}

function ownOf(db: Db<State>, info: Info): StoredAccount {
  const who = whoCalls(db, info);
  const accountId = readId(info, 'accountId', AccountId);
  if (!db.state.accounts[accountId]) refuseUnknown();
  return ownAccount(db, who, accountId);
}

/** Plays the change, the end and the resumption of a plan, and the payment that is overdue. */
function planHandlers(db: Db<State>): HttpHandler[] {
  const answered = (stored: StoredAccount) => billingNow(db, stored);
  return [
    mocks.getPlanChangeMockHandler(
      answering(PlanChange, (info) => changeOf(db, ownOf(db, info), readQuery(info, PlanChangeParams))),
    ),
    mocks.getChangePlanMockHandler(
      answering(Billing, async (info) => {
        const stored = ownOf(db, info);
        const { accountId } = stored.account;
        const wanted = await readBody(info, ChangePlanRequest);
        const { lines, total, currency, startsAt } = changeOf(db, stored, wanted);
        const own = subscriptionOf(db.state, accountId);
        const isNow = lines.length > 0;
        if (isNow) {
          refuseExpiredCard(db, own);
          applyPlan(stored, wanted);
          const number = `AS-${db.iso().slice(0, 7)}-${String(own.invoices.length + 2).padStart(4, '0')}`;
          const invoice = { invoiceId: db.id('inv'), number, issuedAt: db.iso(), state: 'paid' as const };
          own.invoices.push({ ...invoice, currency, total });
        }
        // Staying with the present plan takes back what was chosen for later.
        const isPresent =
          stored.account.subscription.planId === wanted.planId && periodOf(stored) === wanted.period;
        own.next =
          isNow || isPresent
            ? null
            : { ...wanted, startsAt: startsAt ?? renewsAt(db.now(), periodOf(stored)) };
        own.endsAt = null;
        return answered(stored);
      }),
    ),
    mocks.getCancelPlanMockHandler(
      answering(Billing, (info) => {
        const stored = ownOf(db, info);
        if (!hasPlan(stored)) refuse({ status: 409, code: 'NO_PLAN', message: 'There is no plan to end' });
        subscriptionOf(db.state, stored.account.accountId).endsAt ??= renewsAt(db.now(), periodOf(stored));
        return answered(stored);
      }),
    ),
    mocks.getResumePlanMockHandler(
      answering(Billing, (info) => {
        const stored = ownOf(db, info);
        if (!hasPlan(stored)) refuse({ status: 409, code: 'PLAN_ENDED', message: 'The plan has ended' });
        subscriptionOf(db.state, stored.account.accountId).endsAt = null;
        return answered(stored);
      }),
    ),
    mocks.getPayOverdueMockHandler(
      answering(Billing, async (info) => {
        const stored = ownOf(db, info);
        const { paymentMethod } = await readBody(info, PayOverdueRequest);
        refuseCard(db, stored, paymentMethod);
        const { subscription, accountId } = stored.account;
        subscriptionOf(db.state, accountId).card = { brand: 'visa', last4: '4242', expires: '2030-12' };
        if (subscription.statusValue === 'past_due')
          Object.assign(subscription, { statusValue: 'active', status: true });
        return answered(stored);
      }),
    ),
  ];
}

/** Plays what a company uses and pays. */
export function subscriptionHandlers(db: Db<State>): HttpHandler[] {
  return [
    mocks.getBillingMockHandler(answering(Billing, (info) => billingNow(db, ownOf(db, info)))),
    ...planHandlers(db),
    mocks.getSaveTaxIdMockHandler(
      answering(Billing, async (info) => {
        const stored = ownOf(db, info);
        const { country, value } = await readBody(info, SaveTaxIdRequest);
        if (value !== null) refuseWrongTaxId(country, value);
        subscriptionOf(db.state, stored.account.accountId).taxId = value === null ? null : { country, value };
        return billingNow(db, stored);
      }),
    ),
    mocks.getSaveSpendCapMockHandler(
      answering(Billing, async (info) => {
        const stored = ownOf(db, info);
        const { amount, alerts = [] } = await readBody(info, SaveSpendCapRequest);
        subscriptionOf(db.state, stored.account.accountId).spendCap =
          amount === null ? null : { amount, alerts: alerts.toSorted((a, b) => a - b) };
        return billingNow(db, stored);
      }),
    ),
    mocks.getInvoicesMockHandler(answering(InvoiceList, (info) => listOf(invoicesOf(db, ownOf(db, info))))),
    mocks.getInvoiceFileMockHandler(
      answering(InvoiceFile, (info) => {
        const stored = ownOf(db, info);
        const invoiceId = readId(info, 'invoiceId', InvoiceId);
        const invoice = invoicesOf(db, stored).find((one) => one.invoiceId === invoiceId) ?? refuseUnknown();
        const { taxId } = subscriptionOf(db.state, stored.account.accountId);
        const company = stored.process.settings.company?.name ?? '';
        return { fileName: `${invoice.number}.pdf`, content: invoicePdf(invoice, company, taxId?.value) };
      }),
    ),
  ];
}
