// @vitest-environment node
import { readModelAddress } from '@mocks/model/model-address';
import { citationReader } from '@mocks/model/read-citations';
import { replyReader } from '@mocks/model/read-reply';
import { thinkingSkipper } from '@mocks/model/skip-thinking';
import { describe, expect, test } from 'vitest';

const GIVEN = new Set(['knw_1', 'knw_2', 'blk_5']);

/** Reads a text that comes in pieces of so many letters. */
function readIn(text: string, size: number) {
  const reader = citationReader(GIVEN);
  const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
  const read = pieces.map(reader.read).join('') + reader.end();
  return { read, cited: [...reader.shares().keys()] };
}

describe('the sources in an answer', () => {
  test.each([
    ['Llega en 5 días [knw_1].', 'Llega en 5 días.', ['knw_1']],
    ['Llega [knw_1, blk_5] y [knw_2][knw_1] ya.', 'Llega y ya.', ['knw_1', 'blk_5', 'knw_2']],
    ['Llega 【knw_1】.', 'Llega.', ['knw_1']],
    ['[knw_1] Llega.', 'Llega.', ['knw_1']],
    ['Nada [knw_9].', 'Nada.', []],
    [
      'Un [hueco] y [un enlace](https://acme.example/a).',
      'Un [hueco] y [un enlace](https://acme.example/a).',
      [],
    ],
    ['- [ ] a\n- [x] b\n\n| a [b [c', '- [ ] a\n- [x] b\n\n| a [b [c', []],
    [`Abierto [${'a'.repeat(300)}`, `Abierto [${'a'.repeat(300)}`, []],
    ['Fin   ', 'Fin', []],
    ['', '', []],
  ])('%j reads %j, in whatever pieces it comes', (text, read, cited) => {
    for (const size of [1, 2, 3, 7, 1000]) expect(readIn(text, size)).toEqual({ read, cited });
  });

  test('make the share of the answer that stands before them', () => {
    const reader = citationReader(GIVEN);
    reader.read('12345[knw_1]12345[knw_1, knw_2]1234567890');
    expect([...reader.shares()]).toEqual([
      ['knw_1', 0.375],
      ['knw_2', 0.125],
    ]);
  });
});

describe('what the creator says', () => {
  const SAID = 'Línea «uno»\n"dos" \\ 😀 {"reply": "no"}';
  test.each([
    ['plain', JSON.stringify({ reply: SAID, changes: ['"reply": "other"'] })],
    ['between words, with spaces', `Here:\n\`\`\`json\n{ "reply" : ${JSON.stringify(SAID)} }\n\`\`\``],
    [
      'all of it escaped',
      `{"reply":"${[...SAID]
        .flatMap((one) => one.split(''))
        .map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('')}"}`,
    ],
  ])('is read out of JSON in whatever pieces it comes: %s', (_, json) => {
    for (const size of [1, 2, 5, 1000]) {
      const read = replyReader();
      const pieces = json.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(pieces.map(read).join('')).toBe(SAID);
    }
  });
});

describe('what a model thinks aloud', () => {
  test.each([
    ['<think>\nThey ask [knw_1]…\n</think>\n\nFive days.', 'Five days.'],
    ['\n<think></think>Five days.', 'Five days.'],
    ['<thinly> five', '<thinly> five'],
    ['Five <think>days</think>.', 'Five <think>days</think>.'],
    ['<think>without an end', ''],
  ])('%j is read as %j', (text, read) => {
    for (const size of [1, 2, 5, 1000]) {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(pieces.map(thinkingSkipper()).join('').trimStart()).toBe(read);
    }
  });
});

describe('the address of a model', () => {
  test.each([
    ['http://127.0.0.1:11434', { baseURL: 'http://127.0.0.1:11434/v1' }],
    ['http://localhost:8080/v1/', { baseURL: 'http://localhost:8080/v1' }],
    ['https://models.example/openai/v1/chat/completions', { baseURL: 'https://models.example/openai/v1' }],
    [
      'https://models.example/v1?api-version=1',
      { baseURL: 'https://models.example/v1', query: { 'api-version': '1' } },
    ],
  ])('%s is read', (text, address) => expect(readModelAddress(text, true)).toEqual(address));

  test.each([
    ['models', /takes a web address/],
    ['ftp://models.example', /takes a web address/],
    ['https://ana:secret@models.example/v1', /MODEL_API_KEY instead/],
    ['http://models.example/v1', /in clear\. Use https/],
  ])('%s is refused in a sentence', (text, sentence) => {
    const read = readModelAddress(text, true);
    expect('refused' in read && read.refused).toMatch(sentence);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  test('without a key the model may be on another machine', () => {
    expect(readModelAddress('http://models.example/v1', false)).toEqual({
      baseURL: 'http://models.example/v1',
    });
  });
});
