import type { Sentinel } from '@mocks/core/sentinel';
import { FAILING_ORDER } from '@mocks/tools/call-tools';

/** Messages that make an answer behave in a certain way. */
export const CHAT_SENTINELS = {
  error: '/error',
  cut: '/corte',
  slow: '/lento',
  fast: '/rapido',
  expire: '/caduca',
};
const chat = { en: 'Test chat', es: 'Chat de prueba' };

/** What can be typed in a test chat. */
export const conversationSentinels: readonly Sentinel[] = [
  {
    where: chat,
    type: CHAT_SENTINELS.error,
    what: {
      en: 'The answer ends in an error; trying again succeeds.',
      es: 'La respuesta acaba en error; al reintentar, funciona.',
    },
  },
  {
    where: chat,
    type: CHAT_SENTINELS.cut,
    what: {
      en: 'The connection breaks in mid-answer; the rest is fetched by itself.',
      es: 'La conexión se corta a media respuesta; el resto llega solo al retomarla.',
    },
  },
  {
    where: chat,
    type: FAILING_ORDER,
    what: {
      en: 'An order number: the tool of the shop fails.',
      es: 'Un número de pedido: la herramienta de la tienda falla.',
    },
  },
  {
    where: chat,
    type: CHAT_SENTINELS.slow,
    what: {
      en: 'The answer comes slowly: time to stop it.',
      es: 'La respuesta llega despacio: da tiempo a pararla.',
    },
  },
  {
    where: chat,
    type: CHAT_SENTINELS.expire,
    what: {
      en: 'Before a question: what it asks to approve expires after 3 seconds.',
      es: 'Antes de una pregunta: la aprobación que pida caduca a los 3 segundos.',
    },
  },
  {
    where: chat,
    type: CHAT_SENTINELS.fast,
    what: {
      en: 'A long answer comes at 200 words a second, for 10 seconds.',
      es: 'Una respuesta larga llega a 200 palabras por segundo, durante 10 segundos.',
    },
  },
];
