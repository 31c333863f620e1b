// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { buttonsFitOf, cutFor, fitOf, fixedFitOf, fixedTextsIn } from '@/shared/channels/channel-fit';

const kinds = (found: readonly { kind: string }[]) => found.map(({ kind }) => kind);

describe('length', () => {
  test.each([
    ['messenger', 2000],
    ['instagram', 1000],
    ['whatsapp', 4096],
    ['teams', 28_000],
  ] as const)('%s takes %i, and not one more', (channel, max) => {
    expect(fitOf(channel, 'a'.repeat(max))).toEqual([]);
    expect(fitOf(channel, `${'a'.repeat(max)}zz`)).toMatchObject([
      { kind: 'long', limit: max, over: 2, quote: 'zz' },
    ]);
  });

  test('Instagram counts bytes, and no letter is cut in two', () => {
    const text = 'ñ'.repeat(501);
    expect(fitOf('instagram', text)).toMatchObject([{ kind: 'long', unit: 'bytes', over: 2 }]);
    expect(cutFor('instagram', text).kept).toBe('ñ'.repeat(500));
    expect(cutFor('instagram', `${'a'.repeat(998)}👍`).kept).toBe('a'.repeat(998));
    expect(cutFor('messenger', '👍'.repeat(2000)).rest).toBe('');
  });

  test('the widget shows it all', () => {
    expect(fitOf('widget', `**a** [b](https://c.example)\n\n| d |\n| --- |\n${'e'.repeat(60_000)}`)).toEqual(
      [],
    );
  });
});

describe('what is shown otherwise than it was written', () => {
  const text = [
    '# Returns',
    'It is **free** within [30 days](https://acme.example/returns).',
    '![label](https://acme.example/label.png)',
    '| Size | Price |',
    '| --- | --- |',
    '| S | 4 |',
  ].join('\n');

  test.each([
    ['messenger', ['markdown', 'heading', 'table', 'link', 'image']],
    ['instagram', ['markdown', 'heading', 'table', 'link', 'image']],
    ['whatsapp', ['bold', 'heading', 'table', 'link', 'image']],
    ['teams', ['heading', 'table', 'image']],
    ['widget', ['image']],
  ] as const)('%s', (channel, expected) => {
    expect(kinds(fitOf(channel, text))).toEqual(expected);
  });

  test('the exact place is quoted', () => {
    expect(fitOf('whatsapp', text)[0]).toEqual({ kind: 'bold', quote: '**free**' });
    expect(fitOf('messenger', text)[3]).toEqual({
      kind: 'link',
      quote: '[30 days](https://acme.example/returns)',
    });
  });

  test.each(['2 * 3 * 4', 'a_b_c', 'See https://acme.example/a', '#1 in Spain', '[name]'])(
    'plain text is left alone: %s',
    (plain) => {
      expect(fitOf('messenger', plain)).toEqual([]);
    },
  );
});

describe('instructions', () => {
  test('what is to be said word for word is found in quotation marks and behind >', () => {
    expect(
      fixedTextsIn(
        'Saluda con «Hola,\nsoy Acme». Say “Bye”.\nAnswer with:\n> Thank you\n> very much\nNever "swear".',
      ),
    ).toEqual({ messages: ['Hola,\nsoy Acme', 'Bye', 'swear', 'Thank you\nvery much'], buttons: [] });
  });

  test('only that is looked at: the rest is never sent', () => {
    expect(fixedFitOf('messenger', `Be **kind**. ${'a'.repeat(3000)}`)).toEqual([]);
    expect(kinds(fixedFitOf('messenger', 'Say “We are **open**”.'))).toEqual(['markdown']);
    expect(kinds(fixedFitOf('instagram', `Di «${'a'.repeat(1001)}».`))).toEqual(['long']);
  });

  test('labels of buttons: three of 20 characters on WhatsApp', () => {
    const line = 'Ofrece los botones «Ver mi pedido», «Hablar con una persona ahora», «Horario», «Tiendas».';
    expect(fixedFitOf('whatsapp', line)).toEqual([
      { kind: 'buttonLong', quote: 'Hablar con una persona ahora', limit: 20, over: 8 },
      { kind: 'buttons', quote: expect.any(String), limit: 3, n: 4 },
    ]);
    expect(kinds(fixedFitOf('messenger', line))).toEqual(['buttonLong']);
    expect(buttonsFitOf('teams', ['Anything that is as long as one likes'])).toEqual([]);
  });
});
