import { fold } from '@mocks/understanding/fold';

type Topic = { topicId: string; title: { en: string; es: string }; words: RegExp };

/** What visitors of the usual companies ask about; the first one whose words are met counts. */
const TOPICS: readonly Topic[] = [
  {
    topicId: 'made_to_measure',
    title: { en: 'Worktops and made to measure', es: 'Encimeras y a medida' },
    words: /\b(encimeras?|marmol|a medida|worktops?|marble|made to measure)\b/,
  },
  {
    topicId: 'broken',
    title: { en: 'Broken on arrival', es: 'Llegó roto' },
    words: /\b(rot[oa]s?|golpe|defecto|broken|damaged|cracked)\b/,
  },
  {
    topicId: 'refund',
    title: { en: 'When does the money arrive?', es: '¿Cuándo llega el dinero?' },
    words: /\b(reembolsos?|dinero|abono|refunds?|money back)\b/,
  },
  {
    topicId: 'address',
    title: { en: 'Change the delivery address', es: 'Cambiar la dirección de entrega' },
    words: /\b(direccion|address)\b/,
  },
  {
    topicId: 'invoice',
    title: { en: 'Invoices', es: 'Facturas' },
    words: /\b(facturas?|invoices?)\b/,
  },
  {
    topicId: 'returns',
    title: { en: 'Returning a product', es: 'Devolver un producto' },
    words: /\b(devol\w+|devuelv\w+|recogida|returns?|send back|pick-?up)\b/,
  },
  {
    topicId: 'where_is_it',
    title: { en: 'Where is my order?', es: '¿Dónde está mi pedido?' },
    words: /\b(pedidos?|envios?|tarda|orders?|shipping|delivery)\b/,
  },
  {
    topicId: 'store',
    title: { en: 'Visiting the store', es: 'Visitar la tienda' },
    words: /\b(tienda|horario|abren|aparca\w+|store|open|parking|visit)\b/,
  },
];

/** What a visitor asks about, by the first thing they said that names a topic; null where nothing does. */
export function topicOf(questions: readonly string[]): string | null {
  for (const question of questions) {
    const found = TOPICS.find(({ words }) => words.test(fold(question)));
    if (found) return found.topicId;
  }
  return null;
}

/** A topic as the contract shows it. */
export function topicNamed(topicId: string | null) {
  const found = TOPICS.find((topic) => topic.topicId === topicId);
  return found ? { topicId: found.topicId, title: found.title } : null;
}
