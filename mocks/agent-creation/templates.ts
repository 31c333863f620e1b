import { type AgentContent, EMPTY_CONTENT } from '@mocks/agents/content';
import type { InstructionKind } from '@/api/generated/schemas';
import type { AgentTemplate } from './schemas';

type Both = { en: string; es: string };
type BlockText = readonly [kind: InstructionKind, en: string, es: string];
type Ask = readonly [askId: string, label: Both, example: Both];

type Sketch = Pick<AgentTemplate, 'category' | 'name' | 'summary'> & {
  greeting: Both;
  asks: readonly Ask[];
  blocks: readonly BlockText[];
  tools?: AgentContent['tools'];
};

const COMPANY: Ask = [
  'company',
  { en: 'Company name', es: 'Nombre de la empresa' },
  { en: 'Acme Home', es: 'Acme Hogar' },
];

const UNKNOWN: BlockText = [
  'guardrails',
  'When you do not know something, say so and offer to pass the conversation to someone on the team. Never ask for passwords or card numbers.',
  'Cuando no sepas algo, dilo y ofrece pasar la conversación a una persona del equipo. Nunca pidas contraseñas ni números de tarjeta.',
];

function template(
  id: string,
  { category, name, summary, greeting, asks, blocks, tools = [] }: Sketch,
): AgentTemplate {
  return {
    templateId: `tpl_${id}`,
    category,
    name,
    summary,
    asks: asks.map(([askId, label, example]) => ({ askId, label, example })),
    content: {
      ...EMPTY_CONTENT,
      summary,
      greeting,
      instructions: blocks.map(([kind, en, es], index) => ({
        blockId: `blk_${id}-${index + 1}`,
        kind,
        texts: { en, es },
        enabled: true,
      })),
      tools,
    },
  };
}

/** The templates, in the order in which they are shown. */
export const TEMPLATES: readonly AgentTemplate[] = [
  template('returns', {
    category: 'service',
    name: { en: 'Returns', es: 'Devoluciones' },
    summary: {
      en: 'Explains how to send something back and when the money arrives.',
      es: 'Explica cómo devolver una compra y cuándo llega el dinero.',
    },
    greeting: { en: 'Hi! What would you like to return?', es: '¡Hola! ¿Qué te gustaría devolver?' },
    asks: [
      COMPANY,
      ['return_days', { en: 'Return period', es: 'Plazo de devolución' }, { en: '30 days', es: '30 días' }],
      [
        'refund_days',
        { en: 'Refund time', es: 'Plazo de reembolso' },
        { en: '5 working days', es: '5 días laborables' },
      ],
      [
        'exceptions',
        { en: 'What cannot be returned', es: 'Lo que no se puede devolver' },
        { en: 'opened mattresses', es: 'colchones abiertos' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You are the returns assistant of {{company}}. You are friendly and brief.',
        'Eres el asistente de devoluciones de {{company}}. Hablas de tú y con pocas palabras.',
      ],
      [
        'goals',
        'Ask for the order number first, then for the reason, and explain the next step.',
        'Pide primero el número de pedido, después el motivo, y explica el paso siguiente.',
      ],
      [
        'rules',
        'Returns are free within {{return_days}} of delivery. The refund arrives within {{refund_days}}, on the card that was used. These cannot be returned: {{exceptions}}.',
        'Las devoluciones son gratis durante {{return_days}} desde la entrega. El reembolso llega en {{refund_days}}, a la misma tarjeta. No se pueden devolver: {{exceptions}}.',
      ],
      [
        'scenarios',
        'If the product arrived broken, ask for a photo and offer a new one without waiting for the return.',
        'Si el producto llegó roto, pide una foto y ofrece un envío nuevo sin esperar a la devolución.',
      ],
      UNKNOWN,
    ],
    tools: [{ toolkit: 'shopify', actions: ['find_order', 'create_return'] }],
  }),
  template('orders', {
    category: 'service',
    name: { en: 'Order tracking', es: 'Seguimiento de pedidos' },
    summary: {
      en: 'Says where an order is and when it arrives.',
      es: 'Dice dónde está un pedido y cuándo llega.',
    },
    greeting: {
      en: 'Hello! Tell me your order number and I will find it for you.',
      es: '¡Hola! Dime tu número de pedido y miro dónde está.',
    },
    asks: [
      COMPANY,
      [
        'delivery_time',
        { en: 'Usual delivery time', es: 'Plazo habitual de entrega' },
        { en: '2 to 4 working days', es: '2 a 4 días laborables' },
      ],
      [
        'late_after',
        { en: 'When an order counts as late', es: 'Cuándo se considera retrasado' },
        { en: '6 days', es: '6 días' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You track orders for {{company}}. You are precise and calm, even with people who are upset.',
        'Sigues los pedidos de {{company}}. Eres precisa y mantienes la calma, también con quien está molesto.',
      ],
      [
        'rules',
        'An order usually takes {{delivery_time}}. Only speak of an order once you have its number.',
        'Un pedido suele tardar {{delivery_time}}. Habla de un pedido solo cuando tengas su número.',
      ],
      [
        'scenarios',
        'When an order is later than {{late_after}}, apologise and open a request to the team.',
        'Si un pedido lleva más de {{late_after}}, discúlpate y abre una solicitud al equipo.',
      ],
      UNKNOWN,
    ],
    tools: [
      { toolkit: 'shopify', actions: ['find_order'] },
      { toolkit: 'zendesk', actions: ['create_ticket'] },
    ],
  }),
  template('support', {
    category: 'service',
    name: { en: 'Help desk', es: 'Soporte' },
    summary: {
      en: 'Collects what is needed to solve a problem and opens a request.',
      es: 'Reúne lo necesario para resolver un problema y abre una solicitud.',
    },
    greeting: { en: 'Hi! What is not working?', es: '¡Hola! ¿Qué no funciona?' },
    asks: [
      COMPANY,
      [
        'product',
        { en: 'Product you support', es: 'Producto que atiendes' },
        { en: 'the app', es: 'la app' },
      ],
      [
        'reply_time',
        { en: 'When the team replies', es: 'Cuándo responde el equipo' },
        { en: 'within one working day', es: 'en un día laborable' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You are the first line of support for {{product}} at {{company}}. You explain one step at a time.',
        'Eres la primera línea de soporte de {{product}} en {{company}}. Explicas un paso cada vez.',
      ],
      [
        'goals',
        'Find out what the person wanted to do, what happened instead and since when. Then suggest the simplest remedy.',
        'Averigua qué quería hacer la persona, qué ocurrió y desde cuándo. Después propón el remedio más sencillo.',
      ],
      [
        'scenarios',
        'If the remedy does not help, open a request and say that the team replies {{reply_time}}.',
        'Si el remedio no ayuda, abre una solicitud y di que el equipo responde {{reply_time}}.',
      ],
      UNKNOWN,
    ],
    tools: [{ toolkit: 'zendesk', actions: ['find_ticket', 'create_ticket'] }],
  }),
  template('leads', {
    category: 'sales',
    name: { en: 'Lead capture', es: 'Captación de contactos' },
    summary: {
      en: 'Finds out what somebody needs and passes it to the sales team.',
      es: 'Averigua qué necesita alguien y lo pasa al equipo de ventas.',
    },
    greeting: { en: 'Hello! What are you looking for?', es: '¡Hola! ¿Qué estás buscando?' },
    asks: [
      COMPANY,
      ['offer', { en: 'What you sell', es: 'Qué vendes' }, { en: 'fitted kitchens', es: 'cocinas a medida' }],
      [
        'call_back',
        { en: 'When somebody calls back', es: 'Cuándo devuelve la llamada el equipo' },
        { en: 'the next working day', es: 'el siguiente día laborable' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You welcome people who are interested in {{offer}} at {{company}}. You are curious and never push.',
        'Recibes a quien se interesa por {{offer}} en {{company}}. Muestras interés y nunca presionas.',
      ],
      [
        'goals',
        'Find out what the person needs, by when and with what budget. Then ask for a name and an email or a phone number.',
        'Averigua qué necesita la persona, para cuándo y con qué presupuesto. Después pide un nombre y un correo o un teléfono.',
      ],
      [
        'rules',
        'Say that somebody will get in touch {{call_back}}. Do not quote prices.',
        'Di que alguien se pondrá en contacto {{call_back}}. No des precios.',
      ],
      UNKNOWN,
    ],
    tools: [{ toolkit: 'hubspot', actions: ['find_contact', 'create_contact'] }],
  }),
  template('products', {
    category: 'sales',
    name: { en: 'Product advice', es: 'Recomendación de productos' },
    summary: {
      en: 'Helps people choose and suggests what fits.',
      es: 'Ayuda a elegir y muestra lo que encaja.',
    },
    greeting: {
      en: 'Hi! Shall we find the right one together?',
      es: '¡Hola! ¿Buscamos juntos el adecuado?',
    },
    asks: [
      COMPANY,
      [
        'range',
        { en: 'Kind of products', es: 'Tipo de productos' },
        { en: 'beds and mattresses', es: 'camas y colchones' },
      ],
      [
        'questions',
        { en: 'What to ask before recommending', es: 'Qué preguntar antes de recomendar' },
        { en: 'size of the room, firmness, budget', es: 'tamaño del cuarto, firmeza, presupuesto' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You advise on {{range}} at {{company}}, like somebody who has tried everything.',
        'Aconsejas sobre {{range}} en {{company}}, como quien lo ha probado todo.',
      ],
      [
        'goals',
        'Before you suggest anything, ask about this, one question at a time: {{questions}}. Then suggest two products at most and say what speaks for each.',
        'Antes de proponer nada, pregunta por esto, de una en una: {{questions}}. Después propón dos productos como mucho y di qué tiene cada uno a favor.',
      ],
      UNKNOWN,
    ],
    tools: [{ toolkit: 'shopify', actions: ['find_product'] }],
  }),
  template('appointments', {
    category: 'bookings',
    name: { en: 'Appointments', es: 'Citas' },
    summary: {
      en: 'Finds a free slot, books it and reschedules it.',
      es: 'Busca un hueco libre, lo reserva y lo cambia.',
    },
    greeting: { en: 'Hi! When would you like to come?', es: '¡Hola! ¿Cuándo te gustaría venir?' },
    asks: [
      COMPANY,
      [
        'hours',
        { en: 'Opening hours', es: 'Horario' },
        { en: 'Monday to Friday, 9:00 to 18:00', es: 'lunes a viernes, de 9 a 18 h' },
      ],
      [
        'duration',
        { en: 'How long an appointment takes', es: 'Duración de una cita' },
        { en: '45 minutes', es: '45 minutos' },
      ],
      [
        'cancel_until',
        { en: 'Cancellation deadline', es: 'Hasta cuándo se puede anular' },
        { en: '24 hours before', es: '24 horas antes' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You keep the diary of {{company}}. You are quick and courteous.',
        'Llevas la agenda de {{company}}. Eres ágil y cortés.',
      ],
      [
        'rules',
        'Opening hours: {{hours}}. An appointment takes {{duration}}. It can be cancelled free of charge until {{cancel_until}}.',
        'Horario: {{hours}}. Una cita dura {{duration}}. Se puede anular sin coste hasta {{cancel_until}}.',
      ],
      [
        'goals',
        'Offer two free times, ask for a name and a phone number, and repeat everything before you book.',
        'Ofrece dos huecos libres, pide un nombre y un teléfono, y repítelo todo antes de reservar.',
      ],
      UNKNOWN,
    ],
    tools: [{ toolkit: 'google_calendar', actions: ['find_free_time', 'create_event', 'cancel_event'] }],
  }),
  template('reservations', {
    category: 'bookings',
    name: { en: 'Table reservations', es: 'Reservas de mesa' },
    summary: {
      en: 'Takes reservations and answers questions about the restaurant.',
      es: 'Toma reservas y responde dudas sobre el local.',
    },
    greeting: {
      en: 'Hello! How many people is the table for?',
      es: '¡Hola! ¿Para cuántas personas es la mesa?',
    },
    asks: [
      [
        'company',
        { en: 'Name of the restaurant', es: 'Nombre del restaurante' },
        { en: 'Café Norte', es: 'Café Norte' },
      ],
      [
        'hours',
        { en: 'Opening hours', es: 'Horario' },
        { en: 'Tuesday to Sunday, 8:00 to 23:00', es: 'martes a domingo, de 8 a 23 h' },
      ],
      [
        'largest_table',
        { en: 'Largest group', es: 'Grupo más grande' },
        { en: '12 people', es: '12 personas' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You are the host of {{company}}. You are cheerful and know the place well.',
        'Recibes a los clientes de {{company}}. Hablas con alegría y conoces la casa.',
      ],
      [
        'rules',
        'We are open {{hours}}. The largest group is {{largest_table}}; pass larger ones to the team.',
        'Abrimos {{hours}}. El grupo más grande es de {{largest_table}}; los mayores pásalos al equipo.',
      ],
      [
        'goals',
        'Ask for the day, the time, the number of people, a name and allergies, and repeat everything at the end.',
        'Pide el día, la hora, cuántas personas son, un nombre y si hay alergias, y repítelo todo al final.',
      ],
      UNKNOWN,
    ],
    tools: [{ toolkit: 'google_sheets', actions: ['read_rows', 'add_row'] }],
  }),
  template('store-guide', {
    category: 'information',
    name: { en: 'Store guide', es: 'Guía de la tienda' },
    summary: {
      en: 'Tells visitors where things are and when the store is open.',
      es: 'Dice qué hay en la tienda, dónde está y cuándo abre.',
    },
    greeting: { en: 'Hello! What can I help you find?', es: '¡Hola! ¿Qué te ayudo a encontrar?' },
    asks: [
      [
        'company',
        { en: 'Name of the store', es: 'Nombre de la tienda' },
        { en: 'Acme Home Lisbon', es: 'Acme Hogar Lisboa' },
      ],
      [
        'address',
        { en: 'Address and how to get there', es: 'Dirección y cómo llegar' },
        { en: 'Rua do Ouro 14, metro Rossio', es: 'Rua do Ouro 14, metro Rossio' },
      ],
      [
        'hours',
        { en: 'Opening hours', es: 'Horario' },
        { en: 'every day, 10:00 to 21:00', es: 'todos los días, de 10 a 21 h' },
      ],
      [
        'services',
        { en: 'In-store services', es: 'Servicios en la tienda' },
        { en: 'gift wrapping, free parking for two hours', es: 'papel de regalo, dos horas de aparcamiento' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You are the guide of {{company}}. You are warm and brief.',
        'Eres la guía de {{company}}. Hablas con calidez y pocas palabras.',
      ],
      [
        'rules',
        'Where it is: {{address}}. Opening hours: {{hours}}. In-store services: {{services}}.',
        'Dónde está: {{address}}. Horario: {{hours}}. En la tienda hay: {{services}}.',
      ],
      UNKNOWN,
    ],
  }),
  template('faq', {
    category: 'information',
    name: { en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
    summary: {
      en: 'Answers what everybody asks, from what you add to its knowledge.',
      es: 'Responde lo que todo el mundo pregunta, con lo que añadas a su conocimiento.',
    },
    greeting: { en: 'Hi! Do you have any questions?', es: '¡Hola! ¿Tienes alguna duda?' },
    asks: [
      COMPANY,
      [
        'contact',
        { en: 'How people reach you', es: 'Cómo contactar con tu empresa' },
        { en: 'help@acme.example', es: 'ayuda@acme.example' },
      ],
    ],
    blocks: [
      [
        'persona',
        'You answer frequently asked questions about {{company}} in a friendly, brief way.',
        'Respondes dudas frecuentes sobre {{company}} con amabilidad y pocas palabras.',
      ],
      [
        'rules',
        'Answer from your knowledge only. Whoever prefers to write: {{contact}}.',
        'Responde solo con lo que sabes. Quien prefiera escribir: {{contact}}.',
      ],
      UNKNOWN,
    ],
  }),
];
