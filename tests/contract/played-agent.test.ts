// @vitest-environment node
import { type AgentContent, EMPTY_CONTENT } from '@mocks/agents/content';
import { answerFromAgent } from '@mocks/conversations/answer-from-agent';
import { localeSaid } from '@mocks/understanding/language-said';
import { describe, expect, test } from 'vitest';
import type { InstructionKind, Locale } from '@/api/generated/schemas';
import type { Sentence } from './support/sentence';
import { HELD_OUT_EN, SENTENCES_EN } from './support/sentences-en';
import { HELD_OUT_ES, SENTENCES_ES } from './support/sentences-es';
import { faultOf } from './support/tell-outcome';

const BLOCKS: readonly (readonly [InstructionKind, en: string, es: string])[] = [
  [
    'persona',
    'You are Nube, the help of Nube Home. You are friendly and brief.',
    'Eres Nube, la ayuda de Nube Hogar. Hablas de tú, con cercanía y pocas palabras.',
  ],
  [
    'goals',
    'Ask for the order number first, then for the reason, and explain the next step.',
    'Pide primero el número de pedido, después el motivo, y explica el paso siguiente.',
  ],
  [
    'rules',
    'Standard shipping takes 3 to 5 working days. Shipping costs 4.95 € and is free from 50 €. To the Canary Islands it takes 9 working days and costs 12 €.',
    'El envío estándar tarda de 3 a 5 días laborables. El envío cuesta 4,95 € y es gratis a partir de 50 €. A Canarias tarda 9 días laborables y cuesta 12 €.',
  ],
  [
    'rules',
    'Returns are free within 30 days. You can pay by card, PayPal or bank transfer. All products have a three-year warranty.',
    'Las devoluciones son gratis durante 30 días. Se puede pagar con tarjeta, PayPal o transferencia. Todos los productos tienen una garantía de tres años.',
  ],
  [
    'rules',
    'The shop is open Monday to Saturday from 10:00 to 20:00. The shop is at 12 Mayor Street in Madrid. Invoices are sent by email within 24 hours.',
    'La tienda abre de lunes a sábado de 10:00 a 20:00. La tienda está en la calle Mayor 12 de Madrid. Las facturas se envían por correo en 24 horas.',
  ],
  ['rules', 'Always answer in three sentences at most.', 'Siempre responde con tres frases como mucho.'],
  [
    'scenarios',
    'If the product arrived broken, ask for a photo and offer a new one without waiting for the return.',
    'Si el producto llegó roto, pide una foto y ofrece un envío nuevo sin esperar a la devolución.',
  ],
  [
    'guardrails',
    'Never promise a refund in cash. Do not give out data of other customers. When you do not know something, say so and offer to pass the conversation to a person of the team.',
    'Nunca prometas un reembolso en efectivo. No des datos de otros clientes. Cuando no sepas algo, dilo y ofrece pasar la conversación a una persona del equipo.',
  ],
];

/** The agent of a shop, as its company would write it. */
function shop(language: Locale): AgentContent {
  return {
    ...EMPTY_CONTENT,
    language,
    summary: {
      en: 'Answers questions about orders and returns.',
      es: 'Responde dudas sobre pedidos y devoluciones.',
    },
    instructions: BLOCKS.map(([kind, en, es], index) => ({
      blockId: `blk_${index + 1}`,
      kind,
      texts: { en, es },
      enabled: true,
    })),
    knowledge: [
      language === 'en'
        ? { itemId: 'knw_1', title: 'Presents', text: 'Gift wrapping costs 3 € per product.' }
        : { itemId: 'knw_1', title: 'Regalos', text: 'El papel de regalo cuesta 3 € por producto.' },
    ],
  };
}

function heard(language: Locale, [said, outcome, before]: Sentence) {
  const answer = answerFromAgent(
    { name: 'Nube', content: shop(language) },
    said,
    localeSaid(said, language),
    { before },
  );
  const asked = localeSaid(said, language);
  const fault = faultOf(answer.text, outcome, asked);
  return { ...answer, asked, fault: fault && `${said} → ${answer.text} (${fault})` };
}

const TABLES = [
  ['en', SENTENCES_EN, HELD_OUT_EN],
  ['es', SENTENCES_ES, HELD_OUT_ES],
] as const;

test.each([
  ['yo', 'en'],
  ['yo', 'es'],
  ['yo dude', 'en'],
  ['no', 'en'],
  ['no thanks', 'en'],
  ['ya, ok', 'en'],
  ['yo no entiendo', 'es'],
  ['no, gracias', 'es'],
] as const)('“%s” is no reason to answer in another language than %s', (said, language) => {
  expect(localeSaid(said, language)).toBe(language);
});

test.each([
  ['no, gracias', 'en', 'es'],
  ['yo no entiendo nada', 'en', 'es'],
  ['no thanks', 'es', 'en'],
] as const)('“%s” changes a chat from %s to %s', (said, from, to) => {
  expect(localeSaid(said, from)).toBe(to);
});

describe.each(TABLES)('the played agent, asked in %s', (language, table, heldOut) => {
  test('answers a visitor as an agent does', () => {
    expect(table.length).toBeGreaterThanOrEqual(100);
    expect(table.flatMap((sentence) => heard(language, sentence).fault ?? [])).toEqual([]);
  });

  test('answers what nobody wrote it for', () => {
    const faults = heldOut.flatMap((sentence) => heard(language, sentence).fault ?? []);
    // Written before anything was made for them; a few of them may go amiss.
    expect(1 - faults.length / heldOut.length, faults.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
