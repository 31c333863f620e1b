import type { Db } from './db';
import { longChat } from './long-chat';
import type { Bot, BotContent } from './own-schemas';
import { FREE_BOTS } from './plans';
import { botUsage, noSubscription, trialSubscription } from './seed';
import { EMPTY_CONTENT, firstDraft } from './seeded-bots';
import type { StoredAccount } from './state';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How every call goes wrong while a scenario is on. */
export type Fault = 'slow' | 'offline' | 'expired' | 'busy' | 'broken' | 'contract-breaking';

/** A named state of the provider that a person can switch to. */
export type Scenario = {
  id: string;
  label: { en: string; es: string };
  apply?: (db: Db) => void;
  fault?: Fault;
};

function everyAccount(db: Db, work: (stored: StoredAccount) => void): void {
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

function keepBots(db: Db, keep: (index: number) => boolean): void {
  everyAccount(db, ({ account }) => {
    const own = Object.values(db.state.bots).filter(
      (stored) => stored.accountId === account.accountId && !stored.bot.isCreator,
    );
    for (const [index, { bot }] of own.entries()) {
      if (keep(index)) continue;
      delete db.state.bots[bot.botKey];
      for (const { conversation } of Object.values(db.state.conversations)) {
        if (conversation.botKey === bot.botKey) delete db.state.conversations[conversation.conversationId];
      }
    }
  });
}

function startOver(db: Db): void {
  everyAccount(db, (stored) => {
    stored.process = { settings: {}, currentStage: 'company_settings', isEnd: false };
    stored.trialUsed = false;
    stored.account = {
      ...stored.account,
      settings: {},
      countrySubscription: null,
      subscription: noSubscription(),
      subscriptionSummary: botUsage(FREE_BOTS, 0, db.now()),
    };
  });
  for (const botKey of Object.keys(db.state.bots)) delete db.state.bots[botKey];
  for (const id of Object.keys(db.state.conversations)) delete db.state.conversations[id];
  for (const id of Object.keys(db.state.jobs)) delete db.state.jobs[id];
  db.state.charges = [];
}

function trialUntil(db: Db, endsAt: number): void {
  everyAccount(db, (stored) => {
    endWelcome(stored);
    stored.trialUsed = true;
    stored.account.subscription = trialSubscription('plan_growth', endsAt, 'cus_Trial01');
    stored.account.subscriptionSummary = botUsage(FREE_BOTS, 0, db.now());
  });
}

function pastDue(db: Db): void {
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

function freeLimit(db: Db): void {
  everyAccount(db, (stored) => {
    endWelcome(stored);
    const { accountId } = stored.account;
    stored.account.subscription = { ...noSubscription(), subscriptionRequired: false };
    stored.account.subscriptionSummary = botUsage(FREE_BOTS, FREE_BOTS, db.now());
    const own = Object.values(db.state.bots).filter(
      (one) => one.accountId === accountId && !one.bot.isCreator,
    );
    const model = db.state.bots.bot_tables;
    if (!model) return;
    for (let count = own.length; count < FREE_BOTS; count += 1) {
      const botKey = db.id('bot');
      const bot = { ...structuredClone(model.bot), botKey, name: `Ayuda ${count + 1}` };
      db.state.bots[botKey] = { accountId, bot };
    }
  });
  keepBots(db, (index) => index < FREE_BOTS);
}

const MOST_BOTS = 20_000;

const JOBS = [
  { es: 'Reservas', en: 'Takes bookings', spanish: 'Toma reservas' },
  { es: 'Devoluciones', en: 'Answers questions about returns', spanish: 'Responde dudas sobre devoluciones' },
  { es: 'Pedidos', en: 'Tells where an order is', spanish: 'Dice dónde está un pedido' },
  { es: 'Citas', en: 'Books appointments', spanish: 'Reserva citas' },
  { es: 'Horarios', en: 'Tells the opening hours', spanish: 'Dice los horarios' },
  { es: 'Presupuestos', en: 'Prepares quotes', spanish: 'Prepara presupuestos' },
  { es: 'Garantías', en: 'Explains warranties', spanish: 'Explica las garantías' },
] as const;
const CITIES = ['Madrid', 'Sevilla', 'Bilbao', 'Valencia', 'Lima', 'Bogotá', 'Oviedo', 'Cádiz', 'Quito'];
const STATUSES = [
  'live',
  'live',
  'draft',
  'live',
  'paused',
  'live',
  'error',
  'live',
  'draft',
  'live',
] as const;
const CHANNELS: readonly Bot['channels'][] = [
  ['widget'],
  ['widget', 'whatsapp'],
  ['messenger', 'instagram'],
  ['whatsapp'],
  ['teams'],
];

/** The agents of a company with a shop in many towns, the last one changed an hour ago, each other an hour before. */
function addBots(db: Db, many: number): void {
  const stored = db.state.accounts.acc_acme;
  if (stored) {
    // More than any plan on sale has room for: an agreement of their own.
    stored.account.subscription.planId = 'plan_agreement';
    stored.account.subscriptionSummary = botUsage(MOST_BOTS, many, db.now());
  }
  for (let number = 1; number <= many; number += 1) {
    const botKey = `bot_many-${number}`;
    const job = JOBS[number % JOBS.length] ?? JOBS[0];
    const shop = `${CITIES[number % CITIES.length]} ${number}`;
    const name = `${job.es} ${shop}`;
    const status = STATUSES[number % STATUSES.length] ?? 'live';
    const summary = { en: `${job.en} for the shop ${shop}.`, es: `${job.spanish} de la tienda ${shop}.` };
    const channels = status === 'draft' ? [] : [...(CHANNELS[number % CHANNELS.length] ?? [])];
    const updatedAt = new Date(db.now() - number * HOUR).toISOString();
    const content: BotContent = {
      ...EMPTY_CONTENT,
      summary,
      instructions: [
        {
          blockId: `blk_many-${number}`,
          kind: 'persona',
          texts: { en: '', es: `Eres la ayuda de ${name}.` },
          enabled: true,
        },
      ],
      channels,
    };
    db.state.bots[botKey] = {
      accountId: 'acc_acme',
      bot: {
        botKey,
        name,
        isCreator: false,
        status,
        unpublishedChanges: status === 'draft' || number % 7 === 0,
        summary,
        channels,
        updatedAt,
        live: null,
        draft: firstDraft(content, updatedAt, 'Ana Luna'),
      },
    };
  }
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
      keepBots(db, (index) => index < 1);
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
    apply: (db) => addBots(db, 10_000),
  },
  {
    id: 'fifty-agents',
    label: { en: '50 agents (Ana)', es: '50 agentes (Ana)' },
    // With those of the usual state.
    apply: (db) => addBots(db, 46),
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
    id: 'no-agents',
    label: { en: 'No agents', es: 'Sin agentes' },
    apply: (db) => keepBots(db, () => false),
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
export function setScenario(db: Db, id: string): void {
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
