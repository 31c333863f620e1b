import type { Locale } from '@/api/generated/schemas';
import type {
  BotContent,
  BotDetail,
  BotDraft,
  BotVersion,
  Handoff,
  InstructionBlock,
  KnowledgeItem,
} from './own-schemas';

/** The agent alone answers, also when nobody of the team is there. */
export const AUTOPILOT: Handoff = {
  agentMode: 'autopilot',
  allowApplicationAnswerWhenNoOnlineAgents: true,
  allowAgentsChangeDefaultMode: false,
};

/** What an agent is before anybody has told it anything. */
export const EMPTY_CONTENT: BotContent = {
  summary: { en: '', es: '' },
  greeting: { en: '', es: '' },
  language: 'es',
  instructions: [],
  knowledge: [],
  tools: [],
  channels: [],
  handoff: AUTOPILOT,
};

/** A block in the language of its agent, and in the other one where somebody has written it. */
type Told = readonly [kind: InstructionBlock['kind'], text: string, translated?: string];
type Known = readonly [title: string, text: string];

function instructionBlocks(
  prefix: string,
  told: readonly Told[],
  language: Locale = 'es',
): InstructionBlock[] {
  return told.map(([kind, text, translated = ''], index) => ({
    blockId: `blk_${prefix}${index + 1}`,
    kind,
    texts: language === 'es' ? { es: text, en: translated } : { en: text, es: translated },
    enabled: true,
  }));
}

function knowledgeItems(prefix: string, known: readonly Known[]): KnowledgeItem[] {
  return known.map(([title, text], index) => ({ itemId: `knw_${prefix}${index + 1}`, title, text }));
}

const RETURNS: BotContent = {
  summary: {
    en: 'Answers questions about returns and refunds.',
    es: 'Responde dudas sobre devoluciones y reembolsos.',
  },
  language: 'es',
  instructions: instructionBlocks('', [
    [
      'persona',
      'Eres la ayuda de Acme Hogar. Hablas de tú, con frases cortas y sin tecnicismos.',
      'You are the help desk of Acme Home. You are friendly, with short sentences and no jargon.',
    ],
    [
      'rules',
      'Las devoluciones son gratis durante 30 días. Después de ese plazo, la recogida cuesta 4,90 €. Los colchones abiertos no se pueden devolver, salvo que tengan un defecto.',
      'Returns are free within 30 days. After that, the pick-up costs 4.90 €. Opened mattresses cannot be returned unless they have a fault.',
    ],
    [
      'goals',
      'Para devolver un producto hace falta el número de pedido, que empieza por AH y tiene ocho cifras.',
      'To return a product you need the order number, which begins with AH and has eight digits.',
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
  greeting: { en: 'Hi! What would you like to return?', es: '¡Hola! ¿Qué te gustaría devolver?' },
  tools: [{ toolkit: 'shopify', actions: ['find_order'] }],
  channels: ['widget', 'whatsapp'],
  handoff: AUTOPILOT,
};

const ORDERS: BotContent = {
  summary: {
    en: 'Tells where an order is and when it arrives.',
    es: 'Dice dónde está un pedido y cuándo llega.',
  },
  language: 'es',
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
  greeting: { en: '', es: 'Buenos días. Dígame su número de pedido y le diré dónde está.' },
  tools: [{ toolkit: 'shopify', actions: ['find_order'] }],
  channels: ['widget', 'messenger'],
  handoff: AUTOPILOT,
};

const APPOINTMENTS: BotContent = {
  summary: { en: 'Books visits to the kitchen studio.', es: 'Reserva visitas al estudio de cocinas.' },
  language: 'es',
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
  greeting: { en: '', es: '¡Hola! ¿Cuándo te gustaría venir al estudio?' },
  tools: [{ toolkit: 'google_calendar', actions: ['find_free_time', 'create_event'] }],
  channels: [],
  handoff: { ...AUTOPILOT, agentMode: 'copilot' },
};

const STORE_GUIDE: BotContent = {
  summary: {
    en: 'Helps visitors of the Lisbon store in English.',
    es: 'Ayuda en inglés a quien visita la tienda de Lisboa.',
  },
  language: 'en',
  instructions: instructionBlocks(
    'store-',
    [
      ['persona', 'You are the store guide of Acme Home in Lisbon. You are warm and brief.'],
      [
        'rules',
        'The store opens every day from 10:00 to 21:00. Gift wrapping is free for purchases over 20 euros. Dogs on a lead are welcome.',
      ],
      ['guardrails', 'Never share the phone number of a colleague.'],
    ],
    'en',
  ),
  knowledge: knowledgeItems('store-', [
    ['Parking', 'Parking is free for the first two hours. The entrance is in Rua do Ouro.'],
    [
      'Tax-free shopping',
      'Visitors from outside the European Union get the VAT back for purchases over 61.50 euros.',
    ],
  ]),
  greeting: { en: 'Hello! How can I help you at the store?', es: '' },
  tools: [],
  channels: ['instagram'],
  handoff: AUTOPILOT,
};

const WINTER_SALES: BotContent = {
  summary: {
    en: 'Answers questions about the winter sales.',
    es: 'Responde dudas sobre las rebajas de invierno.',
  },
  language: 'es',
  instructions: instructionBlocks('winter-', [
    ['persona', 'Eres la ayuda de Acme Hogar durante las rebajas. Hablas de tú.'],
    ['rules', 'Las rebajas van del 7 de enero al 28 de febrero. Los descuentos no se suman a los cupones.'],
  ]),
  knowledge: [],
  greeting: { en: '', es: '¡Hola! Pregúntame por las rebajas.' },
  tools: [],
  channels: ['widget'],
  handoff: AUTOPILOT,
};

const RESERVATIONS: BotContent = {
  summary: { en: 'Takes table reservations.', es: 'Toma reservas de mesa.' },
  language: 'es',
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
  greeting: { en: '', es: '¡Hola! ¿Para cuántas personas es la mesa?' },
  tools: [],
  channels: ['widget'],
  handoff: AUTOPILOT,
};

const MENU: BotContent = {
  summary: { en: 'Explains the menu of the day.', es: 'Explica el menú del día.' },
  language: 'es',
  instructions: instructionBlocks('menu-', [
    ['persona', 'Eres la carta del Café Norte. Hablas de tú.'],
    ['rules', 'El menú del día cuesta 14,50 € e incluye bebida y café. Los sábados hay cocido.'],
  ]),
  knowledge: [],
  greeting: { en: '', es: '' },
  tools: [],
  channels: [],
  handoff: AUTOPILOT,
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
  const summary = { en: 'Builds agents with you by conversation.', es: 'Crea agentes contigo conversando.' };
  return {
    botKey,
    name: 'Creator',
    isCreator: true,
    status: 'live',
    unpublishedChanges: false,
    summary,
    channels: [],
    updatedAt,
    live: null,
    draft: {
      revision: 'rev_1',
      savedAt: updatedAt,
      savedBy: 'Provider',
      content: {
        ...EMPTY_CONTENT,
        summary,
        language,
        instructions: instructionBlocks(`${prefix}-`, told[language], language),
      },
    },
  };
}

/** A draft as the provider keeps it the first time. */
export function firstDraft(content: BotContent, savedAt: string, savedBy: string): BotDraft {
  return { revision: 'rev_1', savedAt, savedBy, content };
}

/** The agents of the usual companies, by name of their content. */
export const SEEDED_CONTENT = {
  RETURNS,
  ORDERS,
  APPOINTMENTS,
  STORE_GUIDE,
  WINTER_SALES,
  RESERVATIONS,
  MENU,
};

/** What visitors of "Devoluciones" still hear: the draft has a longer time and one more block. */
const RETURNS_LIVE: BotContent = {
  ...RETURNS,
  instructions: RETURNS.instructions
    .filter(({ kind }) => kind !== 'scenarios')
    .map((block) => ({
      ...block,
      texts: {
        en: block.texts.en.replace('within 30 days', 'within 14 days'),
        es: block.texts.es.replace('durante 30 días', 'durante 14 días'),
      },
    })),
};

type Published = Omit<BotVersion, 'kind'>;
const published = (version: Published): BotVersion => ({ ...version, kind: 'published' });

/** What was published before the story begins; `ago` writes the time so many milliseconds back. */
export function seededVersions(ago: (milliseconds: number) => string): Record<string, BotVersion[]> {
  const DAYS = 24 * 60 * 60 * 1000;
  const first = (botKey: string, content: BotContent, savedBy: string, days: number): BotVersion[] => [
    published({
      versionId: `ver_${botKey.slice('bot_'.length)}-1`,
      number: 1,
      savedAt: ago(days * DAYS),
      savedBy,
      notes: '',
      isLive: true,
      content,
    }),
  ];
  return {
    bot_returns: [
      published({
        versionId: 'ver_acme-2',
        number: 2,
        savedAt: ago(9 * DAYS),
        savedBy: 'Ana Luna',
        notes: 'La recogida a domicilio, explicada.',
        isLive: true,
        content: RETURNS_LIVE,
      }),
      published({
        versionId: 'ver_acme-1',
        number: 1,
        savedAt: ago(40 * DAYS),
        savedBy: 'Ana Luna',
        notes: '',
        isLive: false,
        content: {
          ...RETURNS_LIVE,
          knowledge: RETURNS.knowledge.slice(0, 1),
          tools: [],
          channels: ['widget'],
        },
      }),
    ],
    bot_orders: first('bot_orders', ORDERS, 'Ana Luna', 1),
    bot_store: first('bot_store', STORE_GUIDE, 'Ana Luna', 12),
    bot_winter: first('bot_winter', WINTER_SALES, 'Ana Luna', 60),
    bot_tables: first('bot_tables', RESERVATIONS, 'Tomás', 3),
  };
}
