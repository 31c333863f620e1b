import type { StoredAccount } from '@mocks/accounts/store';
import { addManyAgents } from '@mocks/agents/many-agents';
import { FREE_AGENTS } from '@mocks/billing/plans';
import { agentUsage, noSubscription, trialSubscription } from '@mocks/billing/subscription';
import { addChannelTrouble } from '@mocks/channels/trouble';
import { longChat } from '@mocks/conversations/long-chat';
import type { Db } from './db';
import { DAY, HOUR } from './duration';
import type { Fault } from './faults';
import type { State } from './state';

/** A named state of the provider that a person can switch to. */
export type Scenario = {
  id: string;
  label: { en: string; es: string };
  apply?: (db: Db<State>) => void;
  fault?: Fault;
};

function everyAccount(db: Db<State>, work: (stored: StoredAccount) => void): void {
  for (const stored of Object.values(db.state.accounts)) work(stored);
}

/** Onboarding is over; a company that has told nothing yet gets a name. */
function endWelcome({ process }: StoredAccount): void {
  process.settings.company ??= {
    name: 'Nueva Empresa',
    country: 'ES',
    region: 'Madrid',
    timeZone: 'Europe/Madrid',
  };
  process.currentStage = 'admin_settings';
  process.isEnd = true;
}

function keepAgents(db: Db<State>, keep: (index: number) => boolean): void {
  everyAccount(db, ({ account }) => {
    const own = Object.values(db.state.agents).filter(
      (stored) => stored.accountId === account.accountId && !stored.agent.isCreator,
    );
    for (const [index, { agent }] of own.entries()) {
      if (keep(index)) continue;
      delete db.state.agents[agent.botKey];
      for (const { conversation } of Object.values(db.state.conversations)) {
        if (conversation.botKey === agent.botKey) delete db.state.conversations[conversation.conversationId];
      }
    }
  });
}

function startOver(db: Db<State>): void {
  everyAccount(db, (stored) => {
    stored.process = { settings: {}, currentStage: 'company_settings', isEnd: false };
    stored.trialUsed = false;
    stored.account = {
      ...stored.account,
      settings: {},
      countrySubscription: null,
      subscription: noSubscription(),
      subscriptionSummary: agentUsage(FREE_AGENTS, 0, db.now()),
    };
  });
  for (const botKey of Object.keys(db.state.agents)) delete db.state.agents[botKey];
  for (const id of Object.keys(db.state.conversations)) delete db.state.conversations[id];
  for (const id of Object.keys(db.state.jobs)) delete db.state.jobs[id];
  db.state.charges = [];
}

function trialUntil(db: Db<State>, endsAt: number): void {
  everyAccount(db, (stored) => {
    endWelcome(stored);
    stored.trialUsed = true;
    stored.account.subscription = trialSubscription('plan_growth', endsAt, 'cus_Trial01');
    stored.account.subscriptionSummary = agentUsage(FREE_AGENTS, 0, db.now());
  });
}

function pastDue(db: Db<State>): void {
  everyAccount(db, (stored) => {
    endWelcome(stored);
    stored.trialUsed = true;
    const { metadata } = stored.account.subscription;
    stored.account.subscription = {
      statusValue: 'past_due',
      status: false,
      subscriptionRequired: true,
      planId: 'plan_growth',
      metadata: { ...metadata, trial_end: null },
    };
  });
}

function freeLimit(db: Db<State>): void {
  everyAccount(db, (stored) => {
    endWelcome(stored);
    const { accountId } = stored.account;
    stored.account.subscription = { ...noSubscription(), subscriptionRequired: false };
    stored.account.subscriptionSummary = agentUsage(FREE_AGENTS, FREE_AGENTS, db.now());
    const own = Object.values(db.state.agents).filter(
      (one) => one.accountId === accountId && !one.agent.isCreator,
    );
    const model = db.state.agents.bot_tables;
    if (!model) return;
    for (let count = own.length; count < FREE_AGENTS; count += 1) {
      const botKey = db.id('bot');
      const agent = { ...structuredClone(model.agent), botKey, name: `Ayuda ${count + 1}` };
      db.state.agents[botKey] = { accountId, agent };
    }
  });
  keepAgents(db, (index) => index < FREE_AGENTS);
}

/** Every named state, in the order of the switcher. */
export const scenarios: readonly Scenario[] = [
  { id: 'usual', label: { en: 'As usual', es: 'Lo habitual' }, apply: () => {} },
  { id: 'new-user', label: { en: 'A new user', es: 'Alguien nuevo' }, apply: startOver },
  {
    id: 'trial-first-day',
    label: { en: 'First day of the trial', es: 'Primer día de prueba' },
    apply: (db) => {
      trialUntil(db, db.now() + 14 * DAY);
      keepAgents(db, (index) => index < 1);
    },
  },
  {
    id: 'trial-last-day',
    label: { en: 'Last day of the trial', es: 'Último día de prueba' },
    apply: (db) => trialUntil(db, db.now() + 6 * HOUR),
  },
  { id: 'past-due', label: { en: 'Payment overdue', es: 'Pago pendiente' }, apply: pastDue },
  { id: 'free-limit', label: { en: 'At the free limit', es: 'En el límite gratuito' }, apply: freeLimit },
  {
    id: 'many-agents',
    label: { en: '10,000 agents (Ana)', es: '10.000 agentes (Ana)' },
    apply: (db) => addManyAgents(db, 10_000),
  },
  {
    id: 'fifty-agents',
    label: { en: '50 agents (Ana)', es: '50 agentes (Ana)' },
    // With those of the usual state.
    apply: (db) => addManyAgents(db, 46),
  },
  {
    id: 'long-chat',
    label: { en: '2,000 messages (Ana, Devoluciones)', es: '2.000 mensajes (Ana, Devoluciones)' },
    apply: (db) => {
      const long = longChat('acc_acme', 'bot_returns', db.now());
      db.state.conversations[long.conversation.conversationId] = long;
    },
  },
  {
    id: 'many-conversations',
    label: { en: '100,000 conversations (Ana)', es: '100.000 conversaciones (Ana)' },
    apply: (db) => {
      db.state.many = { accountId: 'acc_acme', count: 100_000, until: db.now() };
    },
  },
  {
    id: 'no-agents',
    label: { en: 'No agents', es: 'Sin agentes' },
    apply: (db) => keepAgents(db, () => false),
  },
  {
    id: 'channel-trouble',
    label: { en: 'Channels in trouble (Ana)', es: 'Canales con problemas (Ana)' },
    apply: addChannelTrouble,
  },
  {
    id: 'partners-down',
    label: { en: 'Google, Microsoft and Meta don’t answer', es: 'Google, Microsoft y Meta no responden' },
    apply: () => {},
  },
  {
    // Its calls and answers are those of mocks/bare.
    id: 'bare',
    label: { en: 'Only what the specification shows', es: 'Solo lo que muestra la especificación' },
    apply: () => {},
  },
  { id: 'slow', label: { en: 'Slow: 2 s more', es: 'Lento: 2 s más' }, fault: 'slow' },
  { id: 'offline', label: { en: 'Unreachable', es: 'Sin conexión' }, fault: 'offline' },
  { id: 'expired', label: { en: 'Session expired', es: 'Sesión caducada' }, fault: 'expired' },
  { id: 'busy', label: { en: 'Too many calls (429)', es: 'Demasiadas llamadas (429)' }, fault: 'busy' },
  { id: 'broken', label: { en: 'Server error (500)', es: 'Error del servidor (500)' }, fault: 'broken' },
  {
    id: 'no-answers',
    label: { en: 'Saving answers nothing (204)', es: 'Guardar no responde nada (204)' },
    fault: 'no-answers',
  },
  {
    id: 'contract-breaking',
    label: { en: 'Answers break the contract', es: 'Respuestas fuera de contrato' },
    fault: 'contract-breaking',
  },
];

/** The scenario of that name, if there is one. */
export function findScenario(id: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}

/** Switches: a state is entered from the beginning, a fault leaves what is remembered alone. */
export function setScenario(db: Db<State>, id: string): void {
  const scenario = findScenario(id);
  if (!scenario) {
    const names = scenarios.map((one) => one.id).join(', ');
    throw new Error(`There is no scenario "${id}". There are: ${names}.`);
  }
  if (scenario.apply) {
    db.reset();
    scenario.apply(db);
  }
  db.state.scenario = scenario.id;
}
