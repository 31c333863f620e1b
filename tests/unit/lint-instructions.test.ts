import { blanksIn } from '@mocks/conversations/blanks';
import { describe, expect, test } from 'vitest';
import type { InstructionBlock, Locale } from '@/api/generated/schemas';
import { lintInstructions } from '@/features/instructions/lint/lint-instructions';

const block = (
  blockId: string,
  texts: Partial<Record<Locale, string>>,
  enabled = true,
): InstructionBlock => ({
  blockId,
  kind: 'rules',
  texts: { en: '', es: '', ...texts },
  enabled,
});

/** What is found in two blocks of one language, but for the other one missing. */
function found(language: Locale, ...texts: string[]): string[] {
  const blocks = texts.map((text, index) => block(`blk_${index + 1}`, { [language]: text }));
  return lintInstructions(blocks, { language })
    .filter(({ kind }) => !kind.startsWith('missing'))
    .map(({ kind }) => kind);
}

describe('what was left to fill in', () => {
  test.each([
    ['You are the help of [Name of the company].', '[Name of the company]'],
    ['Returns are free within {{return_days}} days.', '{{return_days}}'],
    ['Write to <company> about that.', '<company>'],
    ['Opening hours: TODO', 'TODO'],
    ['The delivery takes XXX days.', 'XXX'],
  ])('%s', (text, quote) => {
    const findings = lintInstructions([block('blk_1', { en: text })], { language: 'en' });
    expect(findings.find(({ kind }) => kind === 'blank')?.places[0].quote).toBe(quote);
    // The played provider refuses to publish by a pattern of its own.
    expect(blanksIn(text)).toEqual([quote]);
  });

  test.each([
    'See [our terms](https://acme.example/terms).',
    'See [our terms][terms].',
    'It lasts a year[^1], or longer [2].',
    '- [ ] ask for the number\n- [x] greet',
    'Write to <ana@acme.example> or <https://acme.example>.',
    'Say it in <b>bold</b>.',
    'EN VERANO ES TODO DISTINTO. TODO incluido.',
    'Sizes from XS to XXL are in stock.',
    'Seven times seven is {{7*7}}.',
  ])('but not %s', (text) => {
    const findings = lintInstructions([block('blk_1', { en: text })], { language: 'en' });
    expect(findings.filter(({ kind }) => kind === 'blank')).toEqual([]);
    expect(blanksIn(text)).toEqual([]);
  });
});

describe('contradictions are found', () => {
  test.each<[Locale, string, string, string]>([
    ['en', 'figure', 'Returns are free within 30 days.', 'You can return products within 14 days.'],
    ['en', 'figure', 'Refunds take 5 days.', 'A refund arrives within two weeks.'],
    ['en', 'figure', 'Express shipping costs 6.95 €.', 'The express shipping costs €7.95.'],
    ['en', 'figure', 'We open from 9 to 18.', 'We open from 10:00 to 20:00 h.'],
    ['en', 'figure', 'The order number has eight digits.', 'An order number has ten digits.'],
    ['en', 'figure', 'Members get a discount of 10%.', 'Members get a 15 percent discount.'],
    ['en', 'cost', 'Shipping is free.', 'Shipping costs 4.90 €.'],
    ['en', 'polarity', 'Always ask for the order number.', 'Never ask for the order number.'],
    [
      'en',
      'polarity',
      'Always ask for the order number before you answer.',
      'Never ask for the order number.',
    ],
    [
      'en',
      'polarity',
      'Share the phone number of a colleague.',
      "Don't share the phone number of a colleague.",
    ],
    ['en', 'polarity', 'If it is late, offer a refund.', 'If it is late, do not offer a refund.'],
    ['es', 'polarity', 'Responde con tecnicismos.', 'Responde sin tecnicismos.'],
    ['en', 'address', 'Speak formally.', 'Use an informal tone.'],
    [
      'es',
      'figure',
      'Las devoluciones son gratis durante 30 días.',
      'Se puede devolver un producto durante 14 días.',
    ],
    ['es', 'figure', 'El envío urgente cuesta 6,95 €.', 'El envío urgente cuesta 7 euros.'],
    ['es', 'figure', 'Abrimos de 9 a 18 h.', 'Abrimos de 10 a 20 h.'],
    ['es', 'figure', 'Cada cita dura 45 minutos.', 'Las citas duran una hora.'],
    ['es', 'figure', 'Las reservas son para un máximo de 12 personas.', 'Las reservas son para 10 personas.'],
    ['es', 'figure', 'La sala 3 cierra a las 18:00.', 'La sala 3 cierra a las 20:00.'],
    ['es', 'cost', 'El envío es gratis.', 'El envío cuesta 4,90 €.'],
    ['es', 'polarity', 'Siempre pide el número de pedido.', 'Nunca pidas el número de pedido.'],
    ['es', 'polarity', 'Promete un reembolso en efectivo.', 'No prometas un reembolso en efectivo.'],
    ['es', 'address', 'Hablas de tú, con frases cortas.', 'Trata de usted a los clientes.'],
    ['es', 'address', 'Tutea a los clientes.', 'Usa un tono formal.'],
  ])('%s: %s: %s | %s', (language, kind, one, other) => {
    expect(found(language, one, other)).toEqual([kind]);
    expect(found(language, other, one)).toEqual([kind]);
  });

  test('within one block, too', () => {
    expect(found('en', 'Shipping is free. Shipping costs 4.90 €.')).toEqual(['cost']);
  });

  test('both places are named, by the sentence as it stands', () => {
    const [finding] = lintInstructions(
      [
        block('blk_1', { es: 'Eres la ayuda. Las citas duran 45 minutos.' }),
        block('blk_2', { es: '- Las citas duran 30 minutos.\n- Nada más.' }),
      ],
      { language: 'es' },
    );
    expect(finding?.places).toEqual([
      { blockId: 'blk_1', language: 'es', quote: 'Las citas duran 45 minutos.' },
      { blockId: 'blk_2', language: 'es', quote: 'Las citas duran 30 minutos.' },
    ]);
  });
});

describe('what two blocks say in both languages', () => {
  const texts = (days: number) => ({
    en: `Refunds take ${days} days.`,
    es: `Los reembolsos tardan ${days} días.`,
  });

  test('is one problem, with the places of both', () => {
    const findings = lintInstructions([block('blk_1', texts(5)), block('blk_2', texts(9))], {
      language: 'es',
    });
    expect(findings).toEqual([
      expect.objectContaining({
        kind: 'figure',
        places: [
          { blockId: 'blk_1', language: 'es', quote: 'Los reembolsos tardan 5 días.' },
          { blockId: 'blk_2', language: 'es', quote: 'Los reembolsos tardan 9 días.' },
          { blockId: 'blk_1', language: 'en', quote: 'Refunds take 5 days.' },
          { blockId: 'blk_2', language: 'en', quote: 'Refunds take 9 days.' },
        ],
      }),
    ]);
  });

  test('stays two where the languages differ in something else', () => {
    const findings = lintInstructions(
      [
        block('blk_1', { ...texts(5), en: 'Shipping is free.' }),
        block('blk_2', { ...texts(9), en: 'Shipping costs 4.90 €.' }),
      ],
      { language: 'es' },
    );
    expect(findings.map(({ kind }) => kind).filter((kind) => kind !== 'languages')).toEqual([
      'figure',
      'cost',
    ]);
  });
});

describe('no false alarm', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Standard shipping takes 2 to 4 days.', 'Express shipping takes 1 day.'],
    ['en', 'Returns are free within 30 days.', 'After that, the return costs 4.90 €.'],
    ['en', 'Returns are free within 30 days.', 'The refund of a return arrives in 5 days.'],
    ['en', 'Shipping is free.', 'Shipping to the islands costs 9.90 €.'],
    ['en', 'Shipping is free over 60 €.', 'Shipping costs 4.90 €.'],
    ['en', 'Feel free to ask for the order number.', 'Asking costs 5 €.'],
    ['en', 'Monday to Friday we open from 9 to 18.', 'On Saturday we open from 10 to 14.'],
    ['en', 'Refunds take 48 hours.', 'Refunds take 2 days.'],
    ['en', 'Shipping costs 1,000 euros.', 'Shipping costs 1.000 €.'],
    ['en', 'Never promise a refund in cash.', 'Promise a refund.'],
    ['en', 'If the product is broken, ask for a photo.', 'Do not ask for a photo.'],
    ['en', 'If the order is late, offer a refund.', 'If the order is not late, offer a refund.'],
    ['es', 'Sin embargo, ofrece un cambio de talla.', 'Ofrece otro cambio de talla.'],
    ['es', 'No solo vendemos sofás.', 'Vendemos sofás.'],
    ['en', 'Be brief.', 'Do not be brief.'],
    ['en', 'Ask: “Do you want a refund?”', 'A refund takes 5 days.'],
    ['en', 'A formal complaint goes to the team.', 'Speak informally.'],
    ['en', 'Do not speak formally.', 'Use an informal tone.'],
    ['en', 'We have two stores.', 'The stores open at 10:00.'],
    ['en', 'Shelf 1 holds 4 lamps.', 'Shelf 2 holds 6 lamps.'],
    ['en', 'Shelf 3 of room 5 costs 5 €.', 'Shelf 5 of room 3 costs 6 €.'],
    ['en', 'Model A1 costs 5 €.', 'Model B2 costs 6 €.'],
    ['en', 'Plan 1 costs 5 €.', 'Plan 2 costs 6 €.'],
    ['es', 'La sala 3 cierra a las 18:00.', 'La sala 4 cierra a las 20:00.'],
    ['en', 'Call 900 123 456.', 'Call 900 654 321 in Spain.'],
    ['es', 'El envío estándar tarda 4 días.', 'El envío urgente tarda 1 día.'],
    ['es', 'El envío cuesta 4,90 €.', 'A Canarias el envío cuesta 9,90 €.'],
    ['es', 'El envío es gratis a partir de 60 €.', 'El envío cuesta 4,90 €.'],
    ['es', 'Pide el nombre de tu cliente.', 'Trata de usted a los clientes.'],
    ['es', 'El reembolso llega en 24 horas.', 'El reembolso llega en un día.'],
    ['es', 'Se puede devolver hasta las 20:00.', 'Se puede devolver durante 30 días.'],
    ['es', 'No tutees a los clientes.', 'Trata de usted a los clientes.'],
  ])('%s: %s | %s', (language, one, other) => {
    expect(found(language, one, other)).toEqual([]);
    expect(found(language, other, one)).toEqual([]);
  });
});

describe('repetitions', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'Never share the phone number of a colleague.',
      'Be kind. NEVER share the phone number of a colleague',
    ],
    [
      'en',
      'Opened mattresses cannot be returned unless they have a fault.',
      'Opened mattresses cannot be returned unless they have one fault.',
    ],
    ['es', 'Los colchones abiertos no se pueden devolver.', 'LOS COLCHONES ABIERTOS NO SE PUEDEN DEVOLVER'],
  ])('%s: %s', (language, one, other) => {
    expect(found(language, one, other)).toEqual(['duplicate']);
  });

  test.each<[Locale, string, string]>([
    ['en', 'Thank you very much.', 'Thank you.'],
    [
      'en',
      'Ask for the number of the order and the name.',
      'Ask for the number of the invoice and the date.',
    ],
    ['es', 'Muchas gracias.', 'Muchas gracias.'],
  ])('not what is only alike: %s | %s', (language, one, other) => {
    expect(found(language, one, other)).toEqual([]);
  });

  test('two blocks that say all the same, in both languages, are told of once', () => {
    const texts = {
      en: 'You are the help desk of Acme. You answer in short sentences.',
      es: 'Eres la ayuda de Acme Hogar. Respondes con frases cortas.',
    };
    const findings = lintInstructions([block('blk_1', texts), block('blk_2', texts)], { language: 'es' });
    expect(findings.map(({ kind }) => kind)).toEqual(['duplicate']);
  });
});

describe('both languages', () => {
  const kinds = (blocks: InstructionBlock[], language: Locale = 'es') =>
    lintInstructions(blocks, { language }).map(
      ({ kind, places }) => `${kind} ${places[0].blockId} ${places[0].language}`,
    );

  test('a block without one of them is named; an agent without one of them once', () => {
    const one = block('blk_1', { es: 'Eres la ayuda.', en: 'You are the help.' });
    const two = block('blk_2', { es: 'Hablas de tú.' });
    const three = block('blk_3', { en: 'You are brief.' });
    expect(kinds([one, two])).toEqual(['missing blk_2 en']);
    expect(kinds([one, three])).toEqual(['missing blk_3 es']);
    expect(kinds([two, block('blk_4', { es: 'Eres breve.' })])).toEqual(['missingAll blk_2 en']);
  });

  test('a copy that nobody translated is named, a name is not', () => {
    const copied = 'Eres la ayuda de Acme Hogar.';
    expect(kinds([block('blk_1', { es: copied, en: copied })])).toEqual(['untranslated blk_1 en']);
    expect(kinds([block('blk_1', { es: 'Acme Hogar', en: 'Acme Hogar' })])).toEqual([]);
  });

  test.each([
    ['Tarda 30 días.', 'It takes 14 days.', true],
    ['Cuesta 4,90 € y tiene ocho cifras.', 'It costs 4.90 € and has 8 digits.', false],
    ['Abrimos de 9 a 18 h.', 'We open from 9 am to 6 pm.', false],
    ['Abrimos a las 18:30.', 'We open at 6:30 pm.', false],
    ['Cuesta 1.000 €.', 'It costs 1,000 €.', false],
    ['Un día.', 'One day.', false],
    ['Siete días.', 'A week.', false],
    ['Llega en cuarenta y ocho horas.', 'It arrives in 48 hours.', false],
    ['Los 2 turnos.', 'Both shifts.', false],
    ['Hay 2 tiendas.', 'There are stores.', true],
  ])('other figures: %s | %s: %s', (es, en, differs) => {
    expect(kinds([block('blk_1', { es, en })])).toEqual(differs ? ['languages blk_1 en'] : []);
  });
});

test('an empty block, a long one, and one that is not in use', () => {
  const long = `${'palabra '.repeat(260)}.`;
  const findings = lintInstructions(
    [
      block('blk_1', {}),
      block('blk_2', { es: long, en: 'Words.' }),
      block('blk_3', {}, false),
      block('blk_4', { es: 'El envío es gratis.', en: 'Shipping is free.' }),
      block('blk_5', { es: 'El envío cuesta 4 €.', en: 'Shipping costs 4 €.' }, false),
    ],
    { language: 'es' },
  );
  expect(findings.map(({ kind, places }) => `${kind} ${places[0].blockId}`)).toEqual([
    'empty blk_1',
    'long blk_2',
  ]);
});

test('a tool that is spoken of has to be connected', () => {
  const texts = { es: 'Busca el pedido en Shopify.', en: 'Look in Shopify.' };
  const tools = (connected: boolean) => [
    { name: 'Shopify', connected: true, enabled: true },
    { name: 'Notion', connected: false, enabled: false },
    { name: 'Slack', connected, enabled: true },
    { name: 'Gmail', connected, enabled: true },
    { name: 'Google Calendar', connected: true, enabled: false },
  ];
  const names = (text: string, connected = false) =>
    lintInstructions([block('blk_1', { es: text, en: text })], { language: 'es', tools: tools(connected) })
      .filter(({ kind }) => kind.startsWith('tool'))
      .map(({ kind, name }) => `${kind} ${name}`);
  expect(names(texts.es)).toEqual([]);
  expect(names('Mira la cita en google calendar.')).toEqual(['toolOff Google Calendar']);
  expect(names('You have no notion of it.')).toEqual([]);
  expect(names('Avisa al equipo en Slack.')).toEqual(['toolMissing Slack']);
  expect(names('Avisa al equipo en Slack.', true)).toEqual([]);
  expect(names('Escribe a info@Gmailing.example')).toEqual([]);
});

test('fifty blocks are looked through in the time of a few frames', () => {
  const words =
    'envío pedido cliente número plazo tienda cita factura código color mesa silla cama luz casa'.split(' ');
  const sentence = (n: number) =>
    `${words[n % 15]} ${words[(n * 7) % 15]} número ${n} con ${words[(n * 3) % 15]} de ${n % 40} días y referencia ${n * 13}. `;
  const blocks = Array.from({ length: 50 }, (_, index) =>
    block(`blk_${index}`, { es: Array.from({ length: 40 }, (_, n) => sentence(index * 40 + n)).join('') }),
  );
  const begun = performance.now();
  lintInstructions(blocks, { language: 'es' });
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('hostile texts end', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '$^(?:.*)+',
    '9'.repeat(4000),
    'a'.repeat(4000),
    '4,'.repeat(2000),
  ];
  for (const text of hostile) expect(() => found('en', text, text)).not.toThrow();
});
