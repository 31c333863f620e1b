import type { User } from '@/api/generated/schemas';
import { LINKED_IDENTITIES, PLAYED_PASSWORD } from './accounts';
import { answerFromAgent } from './answer';
import type { Account, BotContent, BotDetail, UsageTier } from './own-schemas';
import { FREE_BOTS } from './plans';
import { seededHistory } from './played-history';
import { creatorBot, firstDraft, SEEDED_CONTENT, seededVersions } from './seeded-bots';
import { seededCreatorTalk, seededProposals } from './seeded-creator-talk';
import { seededTests } from './seeded-tests';
import type { State, StoredAccount, StoredAnswer, StoredBot } from './state';
import { seededConnections } from './toolkits';

const SEEDED_QUESTION = '¿Cuánto tarda el reembolso?';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A subscription before any plan or trial. */
export function noSubscription(): Account['subscription'] {
  return {
    statusValue: 'none',
    status: false,
    subscriptionRequired: true,
    planId: null,
    metadata: { trial_end: null, subscriptions: [] },
  };
}

/** A trial of a plan that ends at the given time (milliseconds since 1970). */
export function trialSubscription(
  planId: string,
  endsAt: number,
  customerId: string,
): Account['subscription'] {
  const trialEnd = String(Math.floor(endsAt / 1000));
  return {
    statusValue: 'trialing',
    status: true,
    subscriptionRequired: true,
    planId,
    metadata: {
      trial_end: trialEnd,
      subscriptions: [{ customer: { id: customerId }, trial_end: trialEnd, pending_setup_intent: null }],
    },
  };
}

/** A plan that is paid for. */
export function paidSubscription(planId: string, customerId: string): Account['subscription'] {
  return {
    statusValue: 'active',
    status: true,
    subscriptionRequired: true,
    planId,
    metadata: {
      trial_end: null,
      subscriptions: [{ customer: { id: customerId }, trial_end: null, pending_setup_intent: null }],
    },
  };
}

/** The use of agents in the current period, in the tiers of the plan or of no plan; it ends with the month. */
export function botUsage(
  freeUpTo: number,
  used: number,
  now: number,
  beyond: readonly UsageTier[] = [{ costInTier: '12.00', upTo: null }],
): Account['subscriptionSummary'] {
  const today = new Date(now);
  return [
    {
      product_type: 'bot',
      currentPeriod: {
        totalUsage: used,
        usageBreakdown: [{ costInTier: '0.00', upTo: freeUpTo }, ...beyond],
        currency: 'EUR',
        endsAt: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)).toISOString(),
      },
    },
  ];
}

/** An account that has just been opened: nothing told, nothing chosen. */
export function freshAccount(accountId: string, now: number): StoredAccount {
  return {
    account: {
      accountId,
      infoCompany: null,
      settings: {},
      welcomeIsEnd: false,
      countrySubscription: null,
      subscription: noSubscription(),
      subscriptionSummary: botUsage(FREE_BOTS, 0, now),
      currentTemplateGenerator: null,
    },
    process: { settings: {}, currentStage: 'company_settings', isEnd: false },
    trialUsed: false,
  };
}

/** What a test of "Devoluciones" was answered, as the answer was really made. */
function seededAnswer(startedAt: number): { text: string; answer: StoredAnswer } {
  const speaker = { name: 'Devoluciones', content: SEEDED_CONTENT.RETURNS };
  const { text, citations, searched, terms, found, guardrails, why } = answerFromAgent(
    speaker,
    SEEDED_QUESTION,
    'es',
    startedAt,
  );
  const answer: StoredAnswer = {
    userMessageId: 'msg_01',
    messageId: 'msg_02',
    text,
    citations,
    attempt: 1,
    startedAt,
    wordMilliseconds: 25,
    proposal: null,
    failsAtHalf: false,
    toolCalls: [],
    reached: 0,
    stoppedAfter: null,
    stoppedAt: null,
    trace: { versionId: null, revision: 'rev_1', searched, terms, found, guardrails, why },
  };
  return { text, answer };
}

/** The beginning of everything: three companies, the same for the same moment. */
export function seed(now: number): State {
  const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
  const person = (user: Pick<User, 'name' | 'lastname' | 'email' | 'phone'>, since: number): User => ({
    ...user,
    image_url: null,
    lastLogin: null,
    createdAt: ago(since),
  });
  const versions = seededVersions(ago);
  const seeded = seededAnswer(now - 35 * MINUTE + 6000);
  const bot = (
    accountId: string,
    content: BotContent,
    shown: Pick<BotDetail, 'botKey' | 'name' | 'status' | 'unpublishedChanges' | 'updatedAt'>,
    savedBy: string,
  ): StoredBot => {
    const { content: _content, ...live } = versions[shown.botKey]?.find(({ isLive }) => isLive) ?? {};
    return {
      accountId,
      bot: {
        ...shown,
        isCreator: false,
        summary: content.summary,
        channels: content.channels,
        live: 'versionId' in live ? live : null,
        draft: {
          ...firstDraft(structuredClone(content), shown.updatedAt, savedBy),
          ...(shown.botKey === 'bot_returns' && { revision: 'rev_7' }),
        },
      },
    };
  };

  const { RETURNS, ORDERS, APPOINTMENTS, STORE_GUIDE, WINTER_SALES, RESERVATIONS, MENU } = SEEDED_CONTENT;
  const bots: StoredBot[] = [
    { accountId: 'acc_acme', bot: creatorBot('bot_creator-acme', 'creator-acme', ago(3 * DAY), 'es') },
    bot(
      'acc_acme',
      RETURNS,
      {
        botKey: 'bot_returns',
        name: 'Devoluciones',
        status: 'live',
        unpublishedChanges: true,
        updatedAt: ago(40 * MINUTE),
      },
      'Ana Luna',
    ),
    bot(
      'acc_acme',
      ORDERS,
      {
        botKey: 'bot_orders',
        name: 'Pedidos',
        status: 'live',
        unpublishedChanges: false,
        updatedAt: ago(DAY),
      },
      'Ana Luna',
    ),
    bot(
      'acc_acme',
      APPOINTMENTS,
      {
        botKey: 'bot_appointments',
        name: 'Citas',
        status: 'draft',
        unpublishedChanges: true,
        updatedAt: ago(2 * DAY),
      },
      'Ana Luna',
    ),
    bot(
      'acc_acme',
      STORE_GUIDE,
      {
        botKey: 'bot_store',
        name: 'Store guide',
        status: 'paused',
        unpublishedChanges: false,
        updatedAt: ago(12 * DAY),
      },
      'Ana Luna',
    ),
    bot(
      'acc_acme',
      WINTER_SALES,
      {
        botKey: 'bot_winter',
        name: 'Rebajas de invierno',
        status: 'paused',
        unpublishedChanges: false,
        updatedAt: ago(26 * DAY),
      },
      'Ana Luna',
    ),
    { accountId: 'acc_norte', bot: creatorBot('bot_creator-norte', 'creator-norte', ago(5 * DAY), 'es') },
    bot(
      'acc_norte',
      RESERVATIONS,
      {
        botKey: 'bot_tables',
        name: 'Reservas',
        status: 'live',
        unpublishedChanges: false,
        updatedAt: ago(3 * DAY),
      },
      'Tomás',
    ),
    bot(
      'acc_norte',
      MENU,
      {
        botKey: 'bot_menu',
        name: 'Menú',
        status: 'draft',
        unpublishedChanges: true,
        updatedAt: ago(DAY),
      },
      'Tomás',
    ),
  ];

  const acme = { name: 'Acme Hogar', country: 'ES', region: 'Madrid', timeZone: 'Europe/Madrid' };
  const norte = { name: 'Café Norte', country: 'ES', region: 'Asturias', timeZone: 'Europe/Madrid' };
  const spain = { classValue: 'eu', country: 'ES', alt: 'España' };

  return {
    format: 1,
    scenario: 'usual',
    lastId: 1000,
    accounts: {
      acc_acme: {
        account: {
          accountId: 'acc_acme',
          infoCompany: acme,
          settings: { language: 'es', timeZone: 'Europe/Madrid' },
          welcomeIsEnd: true,
          countrySubscription: spain,
          subscription: paidSubscription('plan_growth', 'cus_Acme01'),
          subscriptionSummary: botUsage(10, 4, now),
          currentTemplateGenerator: null,
        },
        process: {
          settings: {
            company: acme,
            brandVoiceMessage: 'Cercana, breve y sin tecnicismos.',
            agentMode: 'copilot',
            allowApplicationAnswerWhenNoOnlineAgents: true,
            allowAgentsChangeDefaultMode: false,
            integrations: {
              enableStudioWidgetChannel: true,
              enableMetaWhatsappChannel: true,
              hash: '9f2c41d0',
            },
            defaultBotKey: 'bot_returns',
            planId: 'plan_growth',
            period: 'month',
          },
          currentStage: 'admin_settings',
          isEnd: true,
        },
        trialUsed: true,
      },
      acc_nuevo: freshAccount('acc_nuevo', now),
      acc_norte: {
        account: {
          accountId: 'acc_norte',
          infoCompany: norte,
          settings: { language: 'es', timeZone: 'Europe/Madrid' },
          welcomeIsEnd: true,
          countrySubscription: spain,
          subscription: trialSubscription('plan_starter', now + 9 * DAY, 'cus_Norte01'),
          subscriptionSummary: botUsage(FREE_BOTS, 2, now),
          currentTemplateGenerator: null,
        },
        process: {
          settings: { company: norte, defaultBotKey: 'bot_tables', planId: 'plan_starter' },
          currentStage: 'admin_settings',
          isEnd: true,
        },
        trialUsed: true,
      },
    },
    users: {
      usr_ana: {
        userId: 'usr_ana',
        accountId: 'acc_acme',
        password: PLAYED_PASSWORD,
        user: person(
          { name: 'Ana', lastname: 'Luna', email: 'ana@acme.example', phone: '+34 600 123 456' },
          263 * DAY,
        ),
      },
      usr_nuevo: {
        userId: 'usr_nuevo',
        accountId: 'acc_nuevo',
        password: PLAYED_PASSWORD,
        user: person(
          { name: 'Nuria', lastname: 'Vega', email: 'nuevo@acme.example', phone: null },
          20 * MINUTE,
        ),
      },
      usr_trial: {
        userId: 'usr_trial',
        accountId: 'acc_norte',
        password: PLAYED_PASSWORD,
        user: person({ name: 'Tomás', lastname: null, email: 'trial@acme.example', phone: null }, 6 * DAY),
      },
    },
    tokens: {},
    bots: Object.fromEntries(bots.map((stored) => [stored.bot.botKey, stored])),
    versions,
    connections: seededConnections(ago),
    publications: {},
    blockHistory: seededHistory(bots, versions),
    trash: { bot_winter: now - 26 * DAY },
    conversations: {
      con_7f3a: {
        accountId: 'acc_acme',
        language: 'es',
        conversation: {
          conversationId: 'con_7f3a',
          botKey: 'bot_returns',
          kind: 'test',
          createdAt: ago(35 * MINUTE),
          messages: [
            {
              messageId: 'msg_01',
              author: 'user',
              text: SEEDED_QUESTION,
              state: 'complete',
              citations: [],
              createdAt: ago(35 * MINUTE - 5000),
            },
            {
              messageId: 'msg_02',
              author: 'agent',
              text: seeded.text,
              state: 'complete',
              citations: seeded.answer.citations,
              createdAt: ago(35 * MINUTE - 6000),
            },
          ],
        },
        answers: { 'seeded-question': seeded.answer },
      },
      con_c1: seededCreatorTalk(ago),
    },
    ...seededTests(ago, RETURNS, versions.bot_returns?.find(({ isLive }) => isLive)?.content),
    createdTests: {},
    talks: {},
    proposals: seededProposals(),
    jobs: {
      job_50: {
        jobId: 'job_50',
        accountId: 'acc_acme',
        startedAt: now - 120 * MINUTE,
        milliseconds: 3000,
        phases: ['asking', 'asking_live', 'judging', 'done'],
        failsIn: null,
        settled: true,
        work: { kind: 'test_run', botKey: 'bot_returns', runId: 'run_acme-1' },
      },
      job_51: {
        jobId: 'job_51',
        accountId: 'acc_acme',
        startedAt: now - 2 * DAY,
        milliseconds: 3000,
        phases: ['draft', 'instructions', 'knowledge', 'ready'],
        failsIn: null,
        settled: true,
        work: {
          kind: 'bot_creation',
          name: 'Citas',
          content: SEEDED_CONTENT.APPOINTMENTS,
          by: 'Ana Luna',
          botKey: 'bot_appointments',
        },
      },
    },
    sentToWelcome: {},
    firstAnswers: {},
    registrations: {},
    resetLinks: { rst_9Q2xV7mK4tB1: { userId: 'usr_ana', sentAt: now, used: false } },
    resetAskedAt: {},
    outbox: [],
    identities: { ...LINKED_IDENTITIES },
    oauthRequests: {
      '4/0AbUR2VMeHxD7': {
        provider: 'google',
        challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        redirectUri: 'https://app.acme.example/oauth/google',
        startedAt: now,
      },
    },
    uploads: {},
    voicesProposed: {},
    charges: [],
    paymentSetups: { 'acc_acme first-card': 'seti_1Q8Zk2Acme' },
  };
}
