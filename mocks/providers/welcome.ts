import type { HttpHandler } from 'msw';
import type * as z from 'zod/mini';
import {
  AccountId,
  type AccountPayload,
  AccountRequest,
  Bot,
  BrandVoice,
  BrandVoicePayload,
  CompanyPayload,
  DefaultBotRequest,
  GenerateVoiceRequest,
  type Locale,
  type SubscriptionSettingsPayload,
  UserPayload,
  WelcomeProcess,
} from '@/api/generated/schemas';
import {
  getAdvanceStageMockHandler,
  getCreateBotCreatorMockHandler,
  getGenerateVoiceMockHandler,
  getSaveAiSettingsMockHandler,
  getSaveBrandVoiceMockHandler,
  getSaveCompanyMockHandler,
  getSaveDefaultBotKeyMockHandler,
  getSaveIntegrationsMockHandler,
  getSaveUserMockHandler,
  getSaveWelcomeMockHandler,
  getStartWelcomeMockHandler,
  getWelcomeProcessMockHandler,
} from '@/api/generated/welcome/welcome.msw';
import { answering, type Info, ownAccount, ownBot, readBody, readId, whoCalls } from '../call';
import type { Db } from '../db';
import { AiSettingsPayload, IntegrationsPayload, WelcomePayload } from '../own-schemas';
import { PLANS } from '../plans';
import { refuse, refuseInvalid, refuseUnknown } from '../refuse';
import { creatorBot } from '../seeded-bots';
import { REFUSED_NAME, VOICE_SENTINELS } from '../sentinels';
import type { StoredAccount, StoredUser } from '../state';

function saveCompany(stored: StoredAccount, { company }: CompanyPayload): void {
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
function readBotKey(db: Db, who: StoredUser, botKey: string | undefined): void {
  if (botKey === undefined || db.state.bots[botKey]?.accountId === who.accountId) return;
  refuseInvalid([{ path: 'botKey', code: 'unknown' }]);
}

function saveBrandVoice(db: Db, who: StoredUser, stored: StoredAccount, said: BrandVoicePayload): void {
  readBotKey(db, who, said.botKey);
  const { settings } = stored.process;
  if (said.brandVoiceMessage.trim() === '') delete settings.brandVoiceMessage;
  else settings.brandVoiceMessage = said.brandVoiceMessage;
}

function saveAiSettings(
  db: Db,
  who: StoredUser,
  { process }: StoredAccount,
  { accountId: _, botKey, ...settings }: AiSettingsPayload,
): void {
  readBotKey(db, who, botKey);
  Object.assign(process.settings, settings);
}

function saveIntegrations({ process }: StoredAccount, { integrations }: IntegrationsPayload): void {
  process.settings.integrations = { ...process.settings.integrations, ...integrations };
}

function saveSubscription({ process }: StoredAccount, { planId, period }: SubscriptionSettingsPayload): void {
  if (!PLANS.some((plan) => plan.planId === planId)) refuseInvalid([{ path: 'planId', code: 'unknown' }]);
  process.settings.planId = planId;
  process.settings.period = period;
}

function savePerson(db: Db, who: StoredUser, part: AccountPayload): void {
  const { name, lastname, email, password, confirmPassword } = part;
  if (password !== confirmPassword) refuseInvalid([{ path: 'confirmPassword', code: 'mismatch' }]);
  const taken = Object.values(db.state.users).some(
    ({ userId, user }) => userId !== who.userId && user.email.toLowerCase() === email.toLowerCase(),
  );
  if (taken) refuseInvalid([{ path: 'email', code: 'taken' }]);
  Object.assign(who.user, { name, lastname, email });
  who.password = password;
}

function savePart(db: Db, who: StoredUser, stored: StoredAccount, part: WelcomePayload): void {
  if ('company' in part) saveCompany(stored, part);
  else if ('brandVoiceMessage' in part) saveBrandVoice(db, who, stored, part);
  else if ('agentMode' in part) saveAiSettings(db, who, stored, part);
  else if ('integrations' in part) saveIntegrations(stored, part);
  else if ('planId' in part) saveSubscription(stored, part);
  else savePerson(db, who, part);
}

/** The process as the contract shows it: the flags stand beside the other settings. */
function shown({ process }: StoredAccount): WelcomeProcess {
  const { integrations, ...settings } = process.settings;
  return { ...process, settings: { ...integrations, ...settings } };
}

function stageDone({ account, process }: StoredAccount): boolean {
  if (process.currentStage === 'company_settings') return process.settings.company !== undefined;
  if (process.currentStage === 'subscription_settings') return account.subscription.statusValue !== 'none';
  return true;
}

const UNDONE: Partial<Record<WelcomeProcess['currentStage'], string>> = {
  company_settings: 'The company is not saved yet',
  subscription_settings: 'No plan or trial has been chosen yet',
};

function advance(stored: StoredAccount): void {
  const { process, account } = stored;
  switch (process.currentStage) {
    case 'company_settings':
      process.currentStage = 'subscription_settings';
      return;
    case 'subscription_settings':
      // A trial connects its channels later, from the dashboard.
      process.currentStage =
        account.subscription.statusValue === 'trialing' ? 'admin_settings' : 'integrations_settings';
      return;
    case 'integrations_settings':
      process.currentStage = 'admin_settings';
      return;
    case 'admin_settings':
      process.isEnd = true;
  }
}

const VOICES: Record<Locale, readonly ((who: string, words: string) => string)[]> = {
  es: [
    (who, words) => `Así habla ${who}: ${words}. Frases cortas; primero la solución, luego la explicación.`,
    (who, words) => `En ${who} hablamos de tú. Nuestro tono: ${words}. Sin rodeos y sin promesas vacías.`,
    (who, words) => `${who} suena así: ${words}. Saludamos por el nombre y cerramos con el siguiente paso.`,
  ],
  en: [
    (who, words) =>
      `This is how ${who} talks: ${words}. Short sentences; the solution first, then the reason.`,
    (who, words) => `At ${who} we speak plainly. Our tone: ${words}. To the point, and no empty promises.`,
    (who, words) => `${who} sounds like this: ${words}. We greet by name and end with the next step.`,
  ],
};

const VOICE_NAME_LENGTH = 60;
const VOICE_WORDS_LENGTH = 240;

/** A brand voice out of a person's words and the company's own name and place; another one each time. */
function proposeVoice(db: Db, { account, process }: StoredAccount, language: Locale, typed: string): string {
  const { company } = process.settings;
  const place = company?.region ? ` (${company.region})` : '';
  const unnamed = language === 'es' ? 'nuestra empresa' : 'our company';
  const who = company
    ? `${company.name.slice(0, VOICE_NAME_LENGTH)}${place}`.slice(0, 2 * VOICE_NAME_LENGTH)
    : unnamed;
  const words = typed
    .trim()
    .replace(/[.\s]+$/, '')
    .slice(0, VOICE_WORDS_LENGTH);
  const count = db.state.voicesProposed[account.accountId] ?? 0;
  db.state.voicesProposed[account.accountId] = count + 1;
  const voices = VOICES[language];
  return (voices[count % voices.length] ?? voices[0])?.(who, words).slice(0, 400) ?? words;
}

/** Plays the onboarding process. */
export function welcomeHandlers(db: Db): HttpHandler[] {
  /** A write of one part of the process: its body names the account, the answer is the process. */
  const saving = <Schema extends z.ZodMiniType<{ accountId: string }>>(
    schema: Schema,
    save: (who: StoredUser, stored: StoredAccount, body: z.output<Schema>) => void,
  ) =>
    answering(WelcomeProcess, async (info: Info) => {
      const who = whoCalls(db, info);
      const body = await readBody(info, schema);
      const stored = ownAccount(db, who, body.accountId);
      save(who, stored, body);
      return shown(stored);
    });

  return [
    getWelcomeProcessMockHandler(
      answering(WelcomeProcess, (info) => {
        const who = whoCalls(db, info);
        const accountId = readId(info, 'accountId', AccountId);
        if (!db.state.accounts[accountId]) refuseUnknown();
        return shown(ownAccount(db, who, accountId));
      }),
    ),
    getStartWelcomeMockHandler(saving(AccountRequest, () => {})),
    getSaveWelcomeMockHandler(saving(WelcomePayload, (who, stored, part) => savePart(db, who, stored, part))),
    getSaveCompanyMockHandler(saving(CompanyPayload, (_, stored, body) => saveCompany(stored, body))),
    getSaveUserMockHandler(
      saving(UserPayload, (who, _, { name, lastname, phone, imageUrl }) => {
        who.user = { ...who.user, name, lastname, phone, imageUrl };
        delete who.user.image_url;
      }),
    ),
    getSaveBrandVoiceMockHandler(
      saving(BrandVoicePayload, (who, stored, body) => saveBrandVoice(db, who, stored, body)),
    ),
    getSaveAiSettingsMockHandler(
      saving(AiSettingsPayload, (who, stored, body) => saveAiSettings(db, who, stored, body)),
    ),
    getSaveIntegrationsMockHandler(
      saving(IntegrationsPayload, (_, stored, body) => saveIntegrations(stored, body)),
    ),
    getSaveDefaultBotKeyMockHandler(
      saving(DefaultBotRequest, (who, stored, { botKey }) => {
        stored.process.settings.defaultBotKey = ownBot(db, who, botKey).bot.botKey;
      }),
    ),
    getAdvanceStageMockHandler(
      saving(AccountRequest, (_, stored) => {
        if (stored.process.isEnd) return;
        if (!stageDone(stored)) {
          const message = UNDONE[stored.process.currentStage] ?? 'The stage is not done';
          refuse({ status: 409, code: 'STAGE_NOT_DONE', message });
        }
        advance(stored);
      }),
    ),
    getGenerateVoiceMockHandler(
      answering(BrandVoice, async (info) => {
        const who = whoCalls(db, info);
        const { botKey, brandVoiceMessage } = await readBody(info, GenerateVoiceRequest);
        const stored = db.state.bots[botKey];
        if (stored?.accountId !== who.accountId) return refuseUnknown();
        if (brandVoiceMessage.startsWith(VOICE_SENTINELS.fails)) {
          refuse({ status: 500, code: 'PROVIDER_ERROR', message: 'The proposal could not be written' });
        }
        const voice = proposeVoice(
          db,
          ownAccount(db, who, who.accountId),
          stored.bot.draft.content.language,
          brandVoiceMessage,
        );
        return { brandVoiceMessage: voice };
      }),
    ),
    getCreateBotCreatorMockHandler(
      answering(Bot, async (info) => {
        const who = whoCalls(db, info);
        const { accountId } = await readBody(info, AccountRequest);
        const { account } = ownAccount(db, who, accountId);
        const there = Object.values(db.state.bots).find(
          ({ accountId: owner, bot }) => owner === accountId && bot.isCreator,
        );
        if (there) return there.bot;
        const botKey = db.id('bot');
        const language = account.settings.language ?? 'es';
        const bot = creatorBot(botKey, `creator-${botKey.slice('bot_'.length)}`, db.iso(), language);
        db.state.bots[botKey] = { accountId, bot };
        return bot;
      }),
    ),
  ];
}
