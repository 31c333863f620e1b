import type { StoredAccount } from '@mocks/accounts/store';
import type { StoredUser } from '@mocks/auth/store';
import { PLANS } from '@mocks/billing/plans';
import type { Db } from '@mocks/core/db';
import { refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type {
  AccountPayload,
  BrandVoicePayload,
  CompanyPayload,
  SubscriptionSettingsPayload,
} from '@/api/generated/schemas';
import type { AiSettingsPayload, IntegrationsPayload, WelcomePayload } from './schemas';
import { REFUSED_NAME } from './sentinels';

/** Saves the company; the account takes its country and its time zone from it. */
export function saveCompany(stored: StoredAccount, { company }: CompanyPayload): void {
  if (company.name === REFUSED_NAME) refuseInvalid([{ path: 'company.name', code: 'refused' }]);
  const { account, process } = stored;
  process.settings.company = company;
  account.infoCompany = company;
  account.settings = { ...account.settings, timeZone: company.timeZone };
  const inOwnWords = new Intl.DisplayNames(['es'], { type: 'region' }).of(company.country);
  account.countrySubscription = {
    classValue: company.country.toLowerCase(),
    country: company.country,
    alt: inOwnWords ?? company.country,
  };
}

/** What is said for one agent names one of the account's own. */
function readAgentKey(db: Db<State>, who: StoredUser, botKey: string | undefined): void {
  if (botKey === undefined || db.state.agents[botKey]?.accountId === who.accountId) return;
  refuseInvalid([{ path: 'botKey', code: 'unknown' }]);
}

/** Saves how the company sounds; an empty voice is none. */
export function saveBrandVoice(
  db: Db<State>,
  who: StoredUser,
  stored: StoredAccount,
  said: BrandVoicePayload,
): void {
  readAgentKey(db, who, said.botKey);
  const { settings } = stored.process;
  if (said.brandVoiceMessage.trim() === '') delete settings.brandVoiceMessage;
  else settings.brandVoiceMessage = said.brandVoiceMessage;
}

/** Saves how agents answer. */
export function saveAiSettings(
  db: Db<State>,
  who: StoredUser,
  { process }: StoredAccount,
  { accountId: _, botKey, ...settings }: AiSettingsPayload,
): void {
  readAgentKey(db, who, botKey);
  Object.assign(process.settings, settings);
}

/** Saves the flags of the channels, beside those that were saved before. */
export function saveIntegrations({ process }: StoredAccount, { integrations }: IntegrationsPayload): void {
  process.settings.integrations = { ...process.settings.integrations, ...integrations };
}

function saveSubscription({ process }: StoredAccount, { planId, period }: SubscriptionSettingsPayload): void {
  if (!PLANS.some((plan) => plan.planId === planId)) refuseInvalid([{ path: 'planId', code: 'unknown' }]);
  process.settings.planId = planId;
  process.settings.period = period;
}

function savePerson(db: Db<State>, who: StoredUser, part: AccountPayload): void {
  const { name, lastname, email, password, confirmPassword } = part;
  if (password !== confirmPassword) refuseInvalid([{ path: 'confirmPassword', code: 'mismatch' }]);
  const taken = Object.values(db.state.users).some(
    ({ userId, user }) => userId !== who.userId && user.email.toLowerCase() === email.toLowerCase(),
  );
  if (taken) refuseInvalid([{ path: 'email', code: 'taken' }]);
  Object.assign(who.user, { name, lastname, email });
  who.password = password;
}

/** Saves whichever part of the process it is. */
export function savePart(db: Db<State>, who: StoredUser, stored: StoredAccount, part: WelcomePayload): void {
  if ('company' in part) saveCompany(stored, part);
  else if ('brandVoiceMessage' in part) saveBrandVoice(db, who, stored, part);
  else if ('agentMode' in part) saveAiSettings(db, who, stored, part);
  else if ('integrations' in part) saveIntegrations(stored, part);
  else if ('planId' in part) saveSubscription(stored, part);
  else savePerson(db, who, part);
}
