import type {
  Account,
  BotDetail,
  InstructionBlock,
  KnowledgeItem,
  Locale,
  UsageTier,
  User,
} from '@/api/generated/schemas';
import { LINKED_IDENTITIES, PLAYED_PASSWORD } from './accounts';
import { FREE_BOTS } from './plans';
import type { State, StoredAccount, StoredBot } from './state';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Told = readonly [kind: InstructionBlock['kind'], text: string];
type Known = readonly [title: string, text: string];

function instructionBlocks(prefix: string, told: readonly Told[]): InstructionBlock[] {
  return told.map(([kind, text], index) => ({
    blockId: `blk_${prefix}${index + 1}`,
    kind,
    text,
    enabled: true,
  }));
}

function knowledgeItems(prefix: string, known: readonly Known[]): KnowledgeItem[] {
  return known.map(([title, text], index) => ({ itemId: `knw_${prefix}${index + 1}`, title, text }));
}

const RETURNS: Pick<BotDetail, 'summary' | 'language' | 'draft'> = {
  summary: {
    en: 'Answers questions about returns and refunds.',
    es: 'Responde dudas sobre devoluciones y reembolsos.',
  },
  language: 'es',
  draft: {
    revision: 'rev_7',
    instructions: instructionBlocks('', [
      ['persona', 'Eres la ayuda de Acme Hogar. Hablas de tú, con frases cortas y sin tecnicismos.'],
      [
        'rules',
        'Las devoluciones son gratis durante 30 días. Después de ese plazo, la recogida cuesta 4,90 €. Los colchones abiertos no se pueden devolver, salvo que tengan un defecto.',
      ],
      [
        'goals',
        'Para devolver un producto hace falta el número de pedido, que empieza por AH y tiene ocho cifras.',
      ],
      [
        'scenarios',
        'Si el producto llegó roto, pide una foto y ofrece un envío nuevo sin esperar a la devolución.',
      ],
      ['guardrails', 'Nunca prometas un reembolso en efectivo. No des datos de otros clientes.'],
    ]),
    knowledge: knowledgeItems('', [
      [
        'Plazos de devolución',
        'El reembolso llega en 5 días laborables. Se abona en la misma tarjeta con la que se pagó.',
      ],
      [
        'Recogida a domicilio',
        'Recogemos el paquete en casa de lunes a sábado, entre las 9 y las 20 h. El repartidor trae la etiqueta: no hay que imprimir nada.',
      ],
    ]),
  },
};

const ORDERS: Pick<BotDetail, 'summary' | 'language' | 'draft'> = {
  summary: {
    en: 'Tells where an order is and when it arrives.',
    es: 'Dice dónde está un pedido y cuándo llega.',
  },
  language: 'es',
  draft: {
    revision: 'rev_3',
    instructions: instructionBlocks('orders-', [
      ['persona', 'Eres el seguimiento de pedidos de Acme Hogar. Tratas de usted.'],
      [
        'rules',
        'El envío estándar tarda entre 2 y 4 días laborables. El envío urgente llega al día siguiente y cuesta 6,95 €. El envío es gratuito a partir de 60 €.',
      ],
      [
        'scenarios',
        'Si el pedido lleva más de 6 días sin moverse, abra una incidencia con la agencia de transporte.',
      ],
    ]),
    knowledge: knowledgeItems('orders-', [
      [
        'Envíos a las islas',
        'A Baleares y Canarias los pedidos tardan 7 días laborables y el envío cuesta 9,90 €. Los sofás no se envían a Canarias.',
      ],
      [
        'Cambio de dirección',
        'La dirección de entrega se puede cambiar hasta que el pedido sale del almacén de Getafe.',
      ],
    ]),
  },
};

const APPOINTMENTS: Pick<BotDetail, 'summary' | 'language' | 'draft'> = {
  summary: { en: 'Books visits to the kitchen studio.', es: 'Reserva visitas al estudio de cocinas.' },
  language: 'es',
  draft: {
    revision: 'rev_2',
    instructions: instructionBlocks('appointments-', [
      ['persona', 'Eres la agenda del estudio de cocinas de Acme Hogar. Hablas de tú.'],
      [
        'rules',
        'El horario del estudio es de lunes a viernes, de 9 a 18 h. Cada cita dura 45 minutos. Las citas se anulan sin coste hasta 24 horas antes.',
      ],
      [
        'goals',
        'Ayudas a reservar una cita con una persona del estudio y pides nombre, teléfono y medidas de la cocina.',
      ],
    ]),
    knowledge: knowledgeItems('appointments-', [
      [
        'Dónde está el estudio',
        'El estudio está en la calle Alcalá 214 de Madrid, junto al metro de Ventas. Hay aparcamiento para clientes.',
      ],
    ]),
  },
};

const STORE_GUIDE: Pick<BotDetail, 'summary' | 'language' | 'draft'> = {
  summary: {
    en: 'Helps visitors of the Lisbon store in English.',
    es: 'Ayuda en inglés a quien visita la tienda de Lisboa.',
  },
  language: 'en',
  draft: {
    revision: 'rev_4',
    instructions: instructionBlocks('store-', [
      ['persona', 'You are the store guide of Acme Home in Lisbon. You are warm and brief.'],
      [
        'rules',
        'The store opens every day from 10:00 to 21:00. Gift wrapping is free for purchases over 20 euros. Dogs on a lead are welcome.',
      ],
      ['guardrails', 'Never share the phone number of a colleague.'],
    ]),
    knowledge: knowledgeItems('store-', [
      ['Parking', 'Parking is free for the first two hours. The entrance is in Rua do Ouro.'],
      [
        'Tax-free shopping',
        'Visitors from outside the European Union get the VAT back for purchases over 61.50 euros.',
      ],
    ]),
  },
};

const WINTER_SALES: Pick<BotDetail, 'summary' | 'language' | 'draft'> = {
  summary: {
    en: 'Answers questions about the winter sales.',
    es: 'Responde dudas sobre las rebajas de invierno.',
  },
  language: 'es',
  draft: {
    revision: 'rev_3',
    instructions: instructionBlocks('winter-', [
      ['persona', 'Eres la ayuda de Acme Hogar durante las rebajas. Hablas de tú.'],
      ['rules', 'Las rebajas van del 7 de enero al 28 de febrero. Los descuentos no se suman a los cupones.'],
    ]),
    knowledge: [],
  },
};

const RESERVATIONS: Pick<BotDetail, 'summary' | 'language' | 'draft'> = {
  summary: { en: 'Takes table reservations.', es: 'Toma reservas de mesa.' },
  language: 'es',
  draft: {
    revision: 'rev_1',
    instructions: instructionBlocks('tables-', [
      ['persona', 'Eres la anfitriona del Café Norte. Hablas de tú y con alegría.'],
      [
        'rules',
        'Abrimos de martes a domingo, de 8 a 23 h. Las reservas son para un máximo de 12 personas. La terraza no se reserva.',
      ],
    ]),
    knowledge: knowledgeItems('tables-', [
      [
        'Alergias',
        'Todos los platos con frutos secos están marcados en la carta. El pan sin gluten se hornea aparte.',
      ],
    ]),
  },
};

const MENU: Pick<BotDetail, 'summary' | 'language' | 'draft'> = {
  summary: { en: 'Explains the menu of the day.', es: 'Explica el menú del día.' },
  language: 'es',
  draft: {
    revision: 'rev_1',
    instructions: instructionBlocks('menu-', [
      ['persona', 'Eres la carta del Café Norte. Hablas de tú.'],
      ['rules', 'El menú del día cuesta 14,50 € e incluye bebida y café. Los sábados hay cocido.'],
    ]),
    knowledge: [],
  },
};

/** What the creator of a fresh account is told. */
export function creatorBot(botKey: string, prefix: string, updatedAt: string, language: Locale): BotDetail {
  const told: Record<Locale, readonly Told[]> = {
    es: [
      ['persona', 'Eres quien crea agentes junto a la persona, conversando. Hablas de tú.'],
      [
        'goals',
        'Para crear un agente hacen falta tres cosas: un nombre, su idioma y lo que debe saber. Las instrucciones se cambian cuando quieras desde la página del agente. En la prueba se ve al momento cómo responde.',
      ],
    ],
    en: [
      ['persona', 'You are the one who builds agents with people, by conversation. You are friendly.'],
      [
        'goals',
        'To create an agent you need three things: a name, its language and what it has to know. Instructions can be changed at any time on the page of the agent. The test chat shows at once how it answers.',
      ],
    ],
  };
  return {
    botKey,
    name: 'Creator',
    isCreator: true,
    status: 'live',
    unpublishedChanges: false,
    summary: { en: 'Builds agents with you by conversation.', es: 'Crea agentes contigo conversando.' },
    channels: [],
    updatedAt,
    language,
    draft: {
      revision: 'rev_1',
      instructions: instructionBlocks(`${prefix}-`, told[language]),
      knowledge: [],
    },
  };
}

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
  const trialEnd = Math.floor(endsAt / 1000);
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

/** The beginning of everything: three companies, the same for the same moment. */
export function seed(now: number): State {
  const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
  const person = (user: Pick<User, 'name' | 'lastname' | 'email' | 'phone'>, since: number): User => ({
    ...user,
    image_url: null,
    lastLogin: null,
    createdAt: ago(since),
  });
  const bot = (
    accountId: string,
    told: Pick<BotDetail, 'summary' | 'language' | 'draft'>,
    shown: Pick<BotDetail, 'botKey' | 'name' | 'status' | 'unpublishedChanges' | 'channels' | 'updatedAt'>,
  ): StoredBot => ({ accountId, bot: { ...shown, isCreator: false, ...structuredClone(told) } });

  const bots: StoredBot[] = [
    { accountId: 'acc_acme', bot: creatorBot('bot_creator-acme', 'creator-acme', ago(3 * DAY), 'es') },
    bot('acc_acme', RETURNS, {
      botKey: 'bot_returns',
      name: 'Devoluciones',
      status: 'live',
      unpublishedChanges: true,
      channels: ['widget', 'whatsapp'],
      updatedAt: ago(40 * MINUTE),
    }),
    bot('acc_acme', ORDERS, {
      botKey: 'bot_orders',
      name: 'Pedidos',
      status: 'live',
      unpublishedChanges: false,
      channels: ['widget', 'messenger'],
      updatedAt: ago(DAY),
    }),
    bot('acc_acme', APPOINTMENTS, {
      botKey: 'bot_appointments',
      name: 'Citas',
      status: 'draft',
      unpublishedChanges: true,
      channels: [],
      updatedAt: ago(2 * DAY),
    }),
    bot('acc_acme', STORE_GUIDE, {
      botKey: 'bot_store',
      name: 'Store guide',
      status: 'paused',
      unpublishedChanges: false,
      channels: ['instagram'],
      updatedAt: ago(12 * DAY),
    }),
    bot('acc_acme', WINTER_SALES, {
      botKey: 'bot_winter',
      name: 'Rebajas de invierno',
      status: 'paused',
      unpublishedChanges: false,
      channels: ['widget'],
      updatedAt: ago(26 * DAY),
    }),
    { accountId: 'acc_norte', bot: creatorBot('bot_creator-norte', 'creator-norte', ago(5 * DAY), 'es') },
    bot('acc_norte', RESERVATIONS, {
      botKey: 'bot_tables',
      name: 'Reservas',
      status: 'live',
      unpublishedChanges: false,
      channels: ['widget'],
      updatedAt: ago(3 * DAY),
    }),
    bot('acc_norte', MENU, {
      botKey: 'bot_menu',
      name: 'Menú',
      status: 'draft',
      unpublishedChanges: true,
      channels: [],
      updatedAt: ago(DAY),
    }),
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
            channels: { enableStudioWidgetChannel: true, enableMetaWhatsappChannel: true },
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
              text: '¿Cuánto tarda el reembolso?',
              state: 'complete',
              citations: [],
              createdAt: ago(35 * MINUTE - 5000),
            },
            {
              messageId: 'msg_02',
              author: 'agent',
              text: 'El reembolso llega en 5 días laborables.',
              state: 'complete',
              citations: [{ sourceId: 'knw_1', kind: 'knowledge', title: 'Plazos de devolución' }],
              createdAt: ago(35 * MINUTE - 6000),
            },
          ],
        },
        answers: {},
      },
    },
    jobs: {
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
          language: 'es',
          instructions: 'Eres la agenda del estudio de cocinas de Acme Hogar.',
          botKey: 'bot_appointments',
        },
      },
    },
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
