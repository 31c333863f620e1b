import type { CallArguments, JsonSchema } from '@/api/generated/schemas';

type ActionParameters = { parameters: JsonSchema; sample: CallArguments };

const text = (description: string, rest: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  description,
  ...rest,
});

function objectOf(properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required: [...required], additionalProperties: false };
}

const EMAIL = text('Email address', { format: 'email', examples: ['marta@example.com'] });
const DAY = (description: string) => text(description, { format: 'date', examples: ['2026-11-27'] });
const MOMENT = (description: string) =>
  text(description, { format: 'date-time', examples: ['2026-11-27T10:00:00Z'] });

/** A team's own fields of a contact, as a grown CRM has them. */
const OWN_FIELDS = Object.fromEntries(
  Array.from({ length: 92 }, (_, index): [string, JsonSchema] => {
    const number = String(index + 1).padStart(2, '0');
    const kinds: readonly JsonSchema[] = [
      { type: 'string', maxLength: 200 },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'string', enum: ['low', 'medium', 'high'] },
    ];
    return [`custom_field_${number}`, { ...kinds[index % kinds.length], title: `Custom field ${number}` }];
  }),
);

const CONTACT: JsonSchema = objectOf(
  {
    email: EMAIL,
    first_name: text('First name', { maxLength: 100 }),
    last_name: text('Last name', { maxLength: 100 }),
    phone: text('Phone, with the country', { pattern: '^\\+[0-9 ]{6,20}$', examples: ['+34 600 123 456'] }),
    company: text('Company', { maxLength: 200 }),
    stage: text('Where in the sale', { enum: ['lead', 'qualified', 'customer'], default: 'lead' }),
    owner_email: EMAIL,
    newsletter: { type: 'boolean', description: 'Agreed to the newsletter' },
    ...OWN_FIELDS,
  },
  ['email'],
);

/** Groups of conditions that may hold groups. */
const TICKET_SEARCH: JsonSchema = {
  ...objectOf(
    { query: text('Words to look for', { examples: ['reembolso'] }), filter: { $ref: '#/$defs/group' } },
    ['query'],
  ),
  $defs: {
    condition: objectOf(
      {
        field: text('Which field', { enum: ['status', 'priority', 'assignee', 'tag'] }),
        value: text('What it must be'),
      },
      ['field', 'value'],
    ),
    group: objectOf(
      {
        match: text('How the conditions are joined', { enum: ['all', 'any'], default: 'all' }),
        conditions: { type: 'array', items: { $ref: '#/$defs/condition' } },
        groups: { type: 'array', description: 'Groups inside this one', items: { $ref: '#/$defs/group' } },
      },
      ['match'],
    ),
  },
};

const ORDER = text('Number of the order', { pattern: '^AH[0-9]{8}$', examples: ['AH10024511'] });
const TICKET = text('Number of the request', { examples: ['48213'] });
const SHEET = text('Id of the spreadsheet, from its address', { examples: ['1x7Qd3p0'] });

const BY_ACTION: Record<string, ActionParameters> = {
  'shopify.find_order': {
    parameters: objectOf({ order: ORDER }, ['order']),
    sample: { order: 'AH10024511' },
  },
  'shopify.find_product': {
    parameters: objectOf(
      {
        query: text('Words of its name', { minLength: 2, maxLength: 200 }),
        in_stock: { type: 'boolean', description: 'Only what can be sent at once' },
        limit: { type: 'integer', minimum: 1, maximum: 50, default: 10, description: 'At most so many' },
      },
      ['query'],
    ),
    sample: { query: 'colchón', in_stock: true, limit: 5 },
  },
  'shopify.create_return': {
    parameters: objectOf(
      {
        order: ORDER,
        items: {
          type: 'array',
          minItems: 1,
          maxItems: 20,
          description: 'What comes back',
          items: objectOf(
            {
              sku: text('Reference of the product'),
              quantity: { type: 'integer', minimum: 1, default: 1 },
              reason: text('Why', { enum: ['damaged', 'wrong_size', 'changed_mind', 'other'] }),
            },
            ['sku', 'quantity', 'reason'],
          ),
        },
        pick_up: objectOf(
          {
            date: DAY('Day of the pick-up'),
            address: objectOf(
              { street: text('Street and number'), postcode: text('Postcode'), city: text('City') },
              ['street', 'postcode', 'city'],
            ),
          },
          ['date', 'address'],
        ),
        note: text('For the warehouse', { maxLength: 1000 }),
      },
      ['order', 'items'],
    ),
    sample: { order: 'AH10024511', items: [{ sku: 'COL-090', quantity: 1, reason: 'damaged' }] },
  },
  'google_calendar.find_free_time': {
    parameters: objectOf(
      {
        from: DAY('First day'),
        to: DAY('Last day'),
        minutes: {
          type: 'integer',
          minimum: 5,
          maximum: 480,
          default: 30,
          description: 'How long, in minutes',
        },
      },
      ['from', 'to'],
    ),
    sample: { from: '2026-11-23', to: '2026-11-27', minutes: 30 },
  },
  'google_calendar.create_event': {
    parameters: objectOf(
      {
        title: text('What it is about', { minLength: 1, maxLength: 200 }),
        start: MOMENT('Begins'),
        minutes: { type: 'integer', minimum: 5, maximum: 480, default: 30 },
        guests: { type: 'array', items: EMAIL, maxItems: 20, description: 'Who is invited' },
      },
      ['title', 'start'],
    ),
    sample: {
      title: 'Llamada con Marta',
      start: '2026-11-27T10:00:00Z',
      minutes: 30,
      guests: ['marta@example.com'],
    },
  },
  'google_calendar.cancel_event': {
    parameters: objectOf(
      { event: text('Id of the appointment'), notify: { type: 'boolean', default: true } },
      ['event'],
    ),
    sample: { event: 'evt_8120', notify: true },
  },
  'zendesk.find_ticket': {
    parameters: TICKET_SEARCH,
    sample: {
      query: 'reembolso',
      filter: { match: 'all', conditions: [{ field: 'status', value: 'open' }] },
    },
  },
  'zendesk.create_ticket': {
    parameters: objectOf(
      {
        subject: text('Subject', { minLength: 1, maxLength: 200 }),
        body: text('What the customer needs', { maxLength: 4000 }),
        priority: text('Priority', { enum: ['low', 'normal', 'high', 'urgent'], default: 'normal' }),
        requester: objectOf({ name: text('Name'), email: EMAIL }, ['email']),
        ticket: TICKET,
        custom: { description: 'Anything else, as your account names it' },
      },
      ['subject', 'body'],
    ),
    sample: {
      subject: 'Reembolso que no llega',
      body: 'El cliente espera desde hace 8 días.',
      priority: 'normal',
    },
  },
  'hubspot.find_contact': {
    parameters: objectOf({ email: EMAIL }, ['email']),
    sample: { email: 'marta@example.com' },
  },
  'hubspot.create_contact': {
    parameters: CONTACT,
    sample: { email: 'marta@example.com', first_name: 'Marta', last_name: 'Vega', stage: 'lead' },
  },
  'google_sheets.read_rows': {
    parameters: objectOf(
      {
        sheet: SHEET,
        range: text('Cells', { pattern: '^[A-Z]+[0-9]+:[A-Z]+[0-9]+$', examples: ['A1:C20'] }),
      },
      ['sheet', 'range'],
    ),
    sample: { sheet: '1x7Qd3p0', range: 'A1:C20' },
  },
  'google_sheets.add_row': {
    parameters: objectOf(
      {
        sheet: SHEET,
        values: {
          type: 'array',
          minItems: 1,
          description: 'One for each column',
          items: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
        },
      },
      ['sheet', 'values'],
    ),
    sample: { sheet: '1x7Qd3p0', values: ['Marta Vega', 3, true] },
  },
};

/** The arguments of an action, and some to try it with. */
export function parametersOf(toolkit: string, action: string): ActionParameters | undefined {
  return BY_ACTION[`${toolkit}.${action}`];
}
