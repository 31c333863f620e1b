import { MINUTE } from '@mocks/core/duration';
import type { Citation } from '@/api/generated/schemas';
import type { ChatMessage } from './schemas';
import type { StoredConversation } from './store';

const MESSAGES = 2000;

const PRODUCTS = [
  'la lámpara',
  'el sofá',
  'la mesa de roble',
  'el espejo',
  'la alfombra',
  'el armario',
  'la silla',
];
const QUESTIONS = [
  '¿Cómo devuelvo {product}?',
  '¿Cuánto tarda el reembolso de {product}? La compré hace dos semanas y todavía no veo nada en la tarjeta.',
  'Me llegó rota {product}. ¿Qué hago?',
  '¿Cuánto cuesta la recogida?',
  'He perdido el número de pedido de {product}.\n¿Se puede buscar con el correo?',
];

/** What an agent writes: a sentence, and everything else that Markdown has. */
const ANSWERS = [
  'El reembolso llega en **5 días laborables**, a la misma tarjeta con la que se pagó.',
  'Para devolver {product} haz esto:\n\n1. Busca el número de pedido: empieza por `AH` y tiene ocho cifras.\n2. Pide la recogida en [tu cuenta](https://acme.example/cuenta).\n3. Deja el paquete cerrado. *No hay que imprimir nada.*',
  'Lo siento. Mándame una foto de {product} y te enviamos otra sin esperar a la devolución.\n\n> Los colchones abiertos no se pueden devolver, salvo que tengan un defecto.',
  'Depende del plazo:\n\n| Cuándo | Recogida |\n|---|---:|\n| Hasta 30 días | gratis |\n| Después | 4,90 € |\n\nRecogemos de lunes a sábado, entre las 9 y las 20 h.',
  '### Sin número de pedido\n\nTambién sirve el correo de la compra. Busca un mensaje con este asunto:\n\n```\nTu pedido AH12345678 está en camino\n```\n\nSi no aparece:\n\n- mira en la carpeta de correo no deseado;\n- prueba con otra dirección;\n- escríbeme el nombre y la calle, y lo busco yo.',
];
const CITATION: Citation = { sourceId: 'knw_1', kind: 'knowledge', title: 'Plazos de devolución' };

function said(sentences: readonly string[], turn: number): string {
  const product = PRODUCTS[turn % PRODUCTS.length] ?? '';
  return (sentences[turn % sentences.length] ?? '').replaceAll('{product}', product);
}

/** A conversation of 2,000 messages or so many with one agent, the same every time; the last was written just now. */
export function longChat(
  accountId: string,
  botKey: string,
  now: number,
  many = MESSAGES,
): StoredConversation {
  const at = (index: number) => new Date(now - (many - index) * MINUTE).toISOString();
  const messages = Array.from({ length: many }, (_, index): ChatMessage => {
    const turn = Math.floor(index / 2);
    const number = index + 1;
    const common = { messageId: `msg_long-${number}`, state: 'complete' as const, createdAt: at(index) };
    return index % 2 === 0
      ? { ...common, author: 'user', text: `${turn + 1}. ${said(QUESTIONS, turn)}`, citations: [] }
      : {
          ...common,
          author: 'agent',
          text: said(ANSWERS, turn),
          citations: turn % 5 === 0 ? [CITATION] : [],
        };
  });
  const conversation = {
    conversationId: 'con_long',
    botKey,
    kind: 'test' as const,
    createdAt: at(many),
    messages,
  };
  return { accountId, language: 'es', conversation, answers: {} };
}
