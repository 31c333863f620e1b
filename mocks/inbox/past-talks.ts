import type { ConversationOutcome, HandoffReason, Locale } from '@/api/generated/schemas';

/** A talk of the past: what was asked and answered, in turn. */
export type PastTalk = {
  botKey: 'bot_returns' | 'bot_orders' | 'bot_store';
  language: Locale;
  turns: readonly (readonly [question: string, answer: string])[];
  outcome: ConversationOutcome;
  reason?: HandoffReason;
  /** How often it is held, compared with the others. */
  weight: number;
  /** What it was rated, of those that were. */
  scores: readonly number[];
  /** What the answers were made of. */
  source?: readonly [sourceId: string, title: string];
  /** How many of the first answers that is true of; of all, where it is left out. */
  sourced?: number;
};

const DEADLINES = ['knw_1', 'Plazos de devolución'] as const;
const PICK_UP = ['knw_2', 'Recogida a domicilio'] as const;

export const PAST_TALKS: readonly PastTalk[] = [
  {
    botKey: 'bot_returns',
    language: 'es',
    turns: [
      ['¿Cuánto tarda el reembolso?', 'El reembolso llega en 5 días laborables.'],
      ['¿A la misma tarjeta?', 'Sí, se abona en la misma tarjeta con la que se pagó.'],
    ],
    outcome: 'resolved',
    weight: 9,
    scores: [5, 5, 4, 5],
    source: DEADLINES,
  },
  {
    botKey: 'bot_returns',
    language: 'en',
    turns: [['When does my refund arrive?', 'The refund arrives within 5 working days.']],
    outcome: 'resolved',
    weight: 4,
    scores: [5, 4],
    source: DEADLINES,
  },
  {
    botKey: 'bot_returns',
    language: 'es',
    turns: [
      [
        'Quiero devolver una lámpara',
        'Claro. Las devoluciones son gratis durante 14 días. ¿Cuál es tu número de pedido?',
      ],
      ['AH20481733', 'Gracias. Recogemos el paquete en casa de lunes a sábado, entre las 9 y las 20 h.'],
    ],
    outcome: 'resolved',
    weight: 7,
    scores: [5, 5, 4, 3],
    source: PICK_UP,
  },
  {
    botKey: 'bot_returns',
    language: 'en',
    turns: [['How do I return a lamp?', 'Returns are free within 14 days. Tell me your order number.']],
    outcome: 'resolved',
    weight: 3,
    scores: [4, 5],
    source: PICK_UP,
  },
  {
    botKey: 'bot_returns',
    language: 'es',
    turns: [
      ['Me ha llegado la mesa rota', 'Lo siento. Puedes devolverla gratis en 14 días.'],
      ['No quiero devolverla, quiero otra igual', 'Entiendo. Te paso con el equipo.'],
    ],
    outcome: 'person',
    reason: 'asked',
    weight: 3,
    scores: [2, 4, 1],
    source: DEADLINES,
  },
  {
    botKey: 'bot_returns',
    language: 'es',
    turns: [
      [
        'La silla venía con un golpe',
        'Lo siento. Envíanos una foto y te mandamos otra sin esperar a la devolución.',
      ],
    ],
    outcome: 'resolved',
    weight: 2,
    scores: [5, 4],
    source: DEADLINES,
  },
  {
    botKey: 'bot_returns',
    language: 'es',
    turns: [
      [
        'Necesito la factura con los datos de mi empresa',
        'Las facturas las cambia una persona del equipo. Te paso.',
      ],
    ],
    outcome: 'person',
    reason: 'topic',
    weight: 2,
    scores: [4],
  },
  {
    botKey: 'bot_returns',
    language: 'es',
    turns: [['¿Hacéis encimeras de mármol a medida?', 'No tengo información sobre eso.']],
    outcome: 'unanswered',
    weight: 1,
    scores: [2, 1],
  },
  {
    botKey: 'bot_returns',
    language: 'en',
    turns: [['Can I pay in three instalments?', 'I have no information about that.']],
    outcome: 'unanswered',
    weight: 1,
    scores: [2],
  },
  {
    botKey: 'bot_orders',
    language: 'es',
    turns: [
      ['¿Dónde está mi pedido?', 'Dígame su número de pedido y le diré dónde está.'],
      [
        'AH10024511',
        'El pedido AH10024511 está de camino. El envío estándar tarda entre 2 y 4 días laborables.',
      ],
    ],
    outcome: 'resolved',
    weight: 9,
    scores: [5, 5, 4, 5, 3],
    source: ['knw_orders-1', 'Envíos a las islas'],
  },
  {
    botKey: 'bot_orders',
    language: 'en',
    turns: [
      [
        'Where is my order?',
        'Tell me your order number, please. Standard delivery takes 2 to 4 working days.',
      ],
    ],
    outcome: 'resolved',
    weight: 3,
    scores: [5, 4],
  },
  {
    botKey: 'bot_orders',
    language: 'es',
    turns: [
      [
        '¿Puedo cambiar la dirección de entrega?',
        'La dirección de entrega se puede cambiar hasta que el pedido sale del almacén de Getafe.',
      ],
    ],
    outcome: 'resolved',
    weight: 5,
    scores: [5, 4, 4],
    source: ['knw_orders-2', 'Cambio de dirección'],
  },
  {
    botKey: 'bot_orders',
    language: 'es',
    turns: [
      [
        'Mi pedido lleva dos semanas sin moverse. ¡Es una vergüenza!',
        'Lo siento. Le paso con una persona del equipo.',
      ],
    ],
    outcome: 'person',
    reason: 'angry',
    weight: 2,
    scores: [1, 2, 3],
  },
  {
    botKey: 'bot_orders',
    language: 'es',
    turns: [['¿Recogéis el sofá viejo?', 'No tengo información sobre eso.']],
    outcome: 'unanswered',
    weight: 1,
    scores: [3],
  },
  {
    botKey: 'bot_store',
    language: 'en',
    turns: [
      ['Is the store open on Sunday?', 'Yes. The store opens every day from 10:00 to 21:00.'],
      ['And parking?', 'Parking is free for the first two hours.'],
    ],
    outcome: 'resolved',
    weight: 4,
    scores: [5, 5, 4],
    source: ['knw_store-1', 'Parking'],
  },
];

export const VISITOR_NAMES = [
  'Lucía P.',
  'João M.',
  'Carmen R.',
  'Pau S.',
  'Nerea G.',
  'Tom W.',
  'Inés V.',
  'Hugo A.',
  'Marta L.',
  'Sofia C.',
  '',
  '',
  '',
] as const;
