import { ownAccount, type StoredAccount } from '@mocks/accounts/store';
import { ownAgent } from '@mocks/agents/store';
import { type StoredUser, whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { readBody, readId } from '@mocks/core/read-request';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { creatorAgent } from '@mocks/creator/creator-agent';
import type { HttpHandler } from 'msw';
import type * as z from 'zod/mini';
import {
  getGenerateVoiceMockHandler,
  getSaveAiSettingsMockHandler,
  getSaveBrandVoiceMockHandler,
  getSaveCompanyMockHandler,
  getSaveDefaultBotKeyMockHandler,
  getSaveIntegrationsMockHandler,
  getSaveUserMockHandler,
  getSaveWelcomeMockHandler,
} from '@/api/generated/company/company.msw';
import {
  getAdvanceStageMockHandler,
  getCreateBotCreatorMockHandler,
  getStartWelcomeMockHandler,
  getWelcomeProcessMockHandler,
} from '@/api/generated/onboarding/onboarding.msw';
import {
  AccountId,
  AccountRequest,
  Agent,
  BrandVoice,
  BrandVoicePayload,
  CompanyPayload,
  DefaultAgentRequest,
  GenerateVoiceRequest,
  UserPayload,
  WelcomeProcess,
} from '@/api/generated/schemas';
import { proposeVoice, voiceLanguage } from './brand-voice';
import { saveAiSettings, saveBrandVoice, saveCompany, saveIntegrations, savePart } from './save-settings';
import { AiSettingsPayload, IntegrationsPayload, WelcomePayload } from './schemas';
import { VOICE_SENTINELS } from './sentinels';
import { advance, stageDone, UNDONE } from './stages';

/** The process as the contract shows it: the flags stand beside the other settings. */
function shown({ process }: StoredAccount): WelcomeProcess {
  const { integrations, ...settings } = process.settings;
  return { ...process, settings: { ...integrations, ...settings } };
}

/** Plays the onboarding process. */
export function onboardingHandlers(db: Db<State>): HttpHandler[] {
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
      saving(DefaultAgentRequest, (who, stored, { botKey }) => {
        stored.process.settings.defaultBotKey = ownAgent(db, who, botKey).agent.botKey;
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
        const stored = db.state.agents[botKey];
        if (stored?.accountId !== who.accountId) return refuseUnknown();
        if (brandVoiceMessage.startsWith(VOICE_SENTINELS.fails)) {
          refuse({ status: 500, code: 'PROVIDER_ERROR', message: 'The proposal could not be written' });
        }
        const voice = proposeVoice(
          db,
          ownAccount(db, who, who.accountId),
          voiceLanguage(brandVoiceMessage, stored.agent.draft.content.language),
          brandVoiceMessage,
        );
        return { brandVoiceMessage: voice };
      }),
    ),
    getCreateBotCreatorMockHandler(
      answering(Agent, async (info) => {
        const who = whoCalls(db, info);
        const { accountId } = await readBody(info, AccountRequest);
        const { account } = ownAccount(db, who, accountId);
        const there = Object.values(db.state.agents).find(
          ({ accountId: owner, agent }) => owner === accountId && agent.isCreator,
        );
        if (there) return there.agent;
        const botKey = db.id('bot');
        const language = account.settings.language ?? 'es';
        const agent = creatorAgent(botKey, `creator-${botKey.slice('bot_'.length)}`, db.iso(), language);
        db.state.agents[botKey] = { accountId, agent };
        return agent;
      }),
    ),
  ];
}
