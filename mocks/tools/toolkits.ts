import type { Toolkit } from '@/api/generated/schemas';

type Action = readonly [action: string, en: string, es: string, changesData?: true];

const actions = (list: readonly Action[]): Toolkit['actions'] =>
  list.map(([action, en, es, changesData = false]) => ({ action, name: { en, es }, changesData }));

/** Every toolkit there is, without anybody's connection to it. */
export const TOOLKITS: readonly Omit<Toolkit, 'connection'>[] = [
  {
    toolkit: 'shopify',
    name: 'Shopify',
    category: 'commerce',
    summary: { en: 'Orders and products of your shop.', es: 'Pedidos y productos de tu tienda.' },
    actions: actions([
      ['find_order', 'Find an order', 'Buscar un pedido'],
      ['find_product', 'Find a product', 'Buscar un producto'],
      ['create_return', 'Open a return', 'Abrir una devolución', true],
    ]),
  },
  {
    toolkit: 'google_calendar',
    name: 'Google Calendar',
    category: 'calendar',
    summary: { en: 'Free times and appointments.', es: 'Huecos libres y citas.' },
    actions: actions([
      ['find_free_time', 'Find a free time', 'Buscar un hueco libre'],
      ['create_event', 'Book an appointment', 'Reservar una cita', true],
      ['cancel_event', 'Cancel an appointment', 'Anular una cita', true],
    ]),
  },
  {
    toolkit: 'zendesk',
    name: 'Zendesk',
    category: 'support',
    summary: { en: 'Requests to your support team.', es: 'Solicitudes a tu equipo de soporte.' },
    actions: actions([
      ['find_ticket', 'Find a request', 'Buscar una solicitud'],
      ['create_ticket', 'Open a request', 'Abrir una solicitud', true],
    ]),
  },
  {
    toolkit: 'hubspot',
    name: 'HubSpot',
    category: 'sales',
    summary: { en: 'Contacts and deals of your team.', es: 'Contactos y ventas de tu equipo.' },
    actions: actions([
      ['find_contact', 'Find a contact', 'Buscar un contacto'],
      ['create_contact', 'Create a contact', 'Crear un contacto', true],
    ]),
  },
  {
    toolkit: 'google_sheets',
    name: 'Google Sheets',
    category: 'documents',
    summary: { en: 'Rows of a spreadsheet.', es: 'Filas de una hoja de cálculo.' },
    actions: actions([
      ['read_rows', 'Read rows', 'Leer filas'],
      ['add_row', 'Add a row', 'Añadir una fila', true],
    ]),
  },
];

/** What a toolkit is called. */
export function toolkitName(toolkit: string): string {
  return TOOLKITS.find((one) => one.toolkit === toolkit)?.name ?? toolkit;
}
