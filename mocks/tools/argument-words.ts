import type { JsonSchema } from '@/api/generated/schemas';

/** What the arguments are called in Spanish; in English their own names do. */
const TITLES: Readonly<Record<string, string>> = {
  address: 'Dirección',
  body: 'Texto',
  city: 'Ciudad',
  company: 'Empresa',
  conditions: 'Condiciones',
  custom: 'Otros datos',
  date: 'Fecha',
  email: 'Correo electrónico',
  event: 'Cita',
  field: 'Campo',
  filter: 'Filtro',
  first_name: 'Nombre',
  from: 'Desde',
  groups: 'Grupos',
  guests: 'Invitados',
  in_stock: 'En existencias',
  items: 'Artículos',
  last_name: 'Apellidos',
  limit: 'Límite',
  match: 'Coincidencia',
  minutes: 'Minutos',
  name: 'Nombre',
  newsletter: 'Boletín',
  note: 'Nota',
  notify: 'Avisar',
  order: 'Pedido',
  owner_email: 'Correo del responsable',
  phone: 'Teléfono',
  pick_up: 'Recogida',
  postcode: 'Código postal',
  priority: 'Prioridad',
  quantity: 'Cantidad',
  query: 'Búsqueda',
  range: 'Rango',
  reason: 'Motivo',
  requester: 'Solicitante',
  sheet: 'Hoja de cálculo',
  sku: 'Referencia',
  stage: 'Fase',
  start: 'Inicio',
  street: 'Calle',
  subject: 'Asunto',
  ticket: 'Solicitud',
  title: 'Título',
  to: 'Hasta',
  value: 'Valor',
  values: 'Valores',
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Agreed to the newsletter': 'Acepta recibir el boletín',
  'Anything else, as your account names it': 'Cualquier otro dato, con el nombre que tenga en tu cuenta',
  'At most so many': 'Cuántos como máximo',
  Begins: 'Cuándo empieza',
  Cells: 'Celdas',
  City: 'Ciudad',
  Company: 'Empresa',
  'Day of the pick-up': 'Día de la recogida',
  'Email address': 'Dirección de correo',
  'First day': 'Primer día',
  'First name': 'Nombre de pila',
  'For the warehouse': 'Para el almacén',
  'Groups inside this one': 'Grupos dentro de este',
  'How long, in minutes': 'Cuánto dura, en minutos',
  'How the conditions are joined': 'Cómo se combinan las condiciones',
  'Id of the appointment': 'Identificador de la cita',
  'Id of the spreadsheet, from its address': 'Identificador de la hoja, tomado de su dirección',
  'Last day': 'Último día',
  'Last name': 'Apellidos',
  Name: 'Nombre completo',
  'Number of the order': 'Número del pedido',
  'Number of the request': 'Número de la solicitud',
  'One for each column': 'Uno por columna',
  'Only what can be sent at once': 'Solo lo que se puede enviar ya',
  'Phone, with the country': 'Teléfono con prefijo del país',
  Postcode: 'Código postal',
  Priority: 'Prioridad',
  'Reference of the product': 'Referencia del producto',
  'Street and number': 'Calle y número',
  Subject: 'Asunto',
  'What comes back': 'Lo que se devuelve',
  'What it is about': 'De qué trata',
  'What it must be': 'Qué debe ser',
  'What the customer needs': 'Qué necesita el cliente',
  'Where in the sale': 'En qué punto está la venta',
  'Which field': 'Qué campo',
  'Who is invited': 'A quién se invita',
  Why: 'Por qué',
  'Words of its name': 'Palabras de su nombre',
  'Words to look for': 'Palabras que se buscan',
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withWordsOfParts(parts: unknown, named: boolean): unknown {
  if (!isSchema(parts)) return parts;
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      isSchema(part) ? withWords(part, named ? name : undefined) : part,
    ]),
  );
}

/** A schema with its titles and descriptions in Spanish as well, where there are some: people read it, no model does. */
export function withWords(schema: JsonSchema, name = ''): JsonSchema {
  const { title, description, properties, items, $defs } = schema;
  const es = TITLES[name] ?? (typeof title === 'string' && title.replace('Custom field', 'Campo propio'));
  const told = typeof description === 'string' && DESCRIPTIONS[description];
  return {
    ...schema,
    ...(es && { 'x-title': { es } }),
    ...(told && { 'x-description': { es: told } }),
    ...(properties !== undefined && { properties: withWordsOfParts(properties, true) }),
    ...(isSchema(items) && { items: withWords(items) }),
    ...($defs !== undefined && { $defs: withWordsOfParts($defs, false) }),
  };
}
