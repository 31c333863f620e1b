// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { colours } from '@/widget/accent';
import { eventsIn } from '@/widget/event-stream';
import { keepHere } from '@/widget/keep';
import { isKeptOpen } from '@/widget/kept-open';
import { languageFor } from '@/widget/launcher-words';
import { pathOf } from '@/widget/paths';
import { readSettings } from '@/widget/read-settings';
import { faultIn } from '@/widget/visit-form';
import { operations } from '../../scripts/contract/read-contract';

beforeEach(() => localStorage.clear());

describe('what is kept in a visitor’s browser', () => {
  test('nothing before a visitor agreed, where they are asked', () => {
    const keep = keepHere('wgt_a', false);
    keep.write({ text: 'half a question', open: true });
    expect(localStorage).toHaveLength(0);
    keep.write({ visitorKey: 'vis_1' });
    expect(JSON.parse(localStorage.getItem('agent-chat:wgt_a') ?? '')).toMatchObject({
      text: 'half a question',
    });
  });

  test('whatever somebody wrote there, it is read or left out', () => {
    for (const text of ['', 'null', '[]', '{"visitorKey":7,"waiting":{"text":1}}', '{']) {
      localStorage.setItem('agent-chat:wgt_a', text);
      expect(keepHere('wgt_a', true).read().visitorKey).toBeUndefined();
      expect(isKeptOpen('wgt_a')).toMatchObject({ open: false, waits: text.includes('"waiting":{') });
    }
  });

  test('what one person left is not there for the next one who logs in on this browser', () => {
    keepHere('wgt_a', true, 'user-1').write({ visitorKey: 'vis_1', conversationId: 'con_1', text: 'Hello' });
    expect(keepHere('wgt_a', true, 'user-1').read().visitorKey).toBe('vis_1');
    for (const next of ['user-2', undefined]) {
      const { visitorKey, conversationId, text } = keepHere('wgt_a', true, next).read();
      expect([visitorKey, conversationId, text]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('a message that waits comes back after a reload', () => {
    const waiting = { clientMessageId: 'id_12345678', text: 'hola' };
    keepHere('wgt_a', true).write({ waiting, open: true });
    expect(keepHere('wgt_a', true).read()).toMatchObject({ waiting, open: true });
    expect(isKeptOpen('wgt_a')).toEqual({ open: true, waits: true, known: true });
    expect(isKeptOpen('wgt_b')).toMatchObject({ known: false });
  });
});

describe('an answer as it is written', () => {
  const read = async (text: string) => {
    const events = [];
    for await (const { id, event } of eventsIn(new Response(text))) events.push([id, event.type]);
    return events;
  };
  const END = 'id: 3\nevent: message.end\ndata: {"type":"message.end","state":"complete"}\n\n';

  test('is read event by event, and what nobody knows is left out', async () => {
    const odd =
      'id: 1\ndata: {"type":"mystery"}\n\nid: 2\r\ndata: {"type":"token","text":"a"}\r\n\r\ndata: {half\n\n';
    expect(await read(odd + END)).toEqual([
      ['2', 'token'],
      ['3', 'message.end'],
    ]);
  });

  test('breaks off when it ends before its end', async () => {
    await expect(read('id: 2\ndata: {"type":"token","text":"a"}\n\n')).rejects.toThrow('broke off');
  });
});

test('text on the colour of the shop is white or black, whichever reads better', () => {
  expect(colours('#215f48').onAccent).toBe('#fff');
  expect(colours('#ffe680').onAccent).toBe('#000');
  expect(colours('red; }').accent).toBe('#4b3fc7');
});

test('settings that cannot be read are the usual ones, part by part', () => {
  expect(readSettings('nonsense').position.side).toBe('right');
  const read = readSettings({
    theme: { radius: 'big', accent: '#215f48' },
    texts: { prompts: ['a'] },
    hours: null,
  });
  expect(read.theme).toMatchObject({ radius: 12, accent: '#215f48' });
  expect(read.texts.prompts).toEqual(['a']);
  expect(read.hours).toEqual({ open: true, opensAt: null });
});

test.each([
  ['es-MX', 'es'],
  ['EN', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  ['__proto__', 'en'],
])('%s is spoken as %s', (asked, spoken) => {
  expect(languageFor(asked)).toBe(spoken);
});

test('the form before the chat says what is missing', () => {
  const words = { required: 'This is required.', email: 'Enter an email address.' };
  const field = { kind: 'email', required: true };
  expect(faultIn(field, '', words)).toBe('This is required.');
  expect(faultIn(field, 'lucia@', words)).toBe(words.email);
  expect(faultIn(field, 'lucia@correo.example', words)).toBeUndefined();
  expect(faultIn({ ...field, required: false }, '', words)).toBeUndefined();
});

test('every address that the chat makes is one of the contract, whatever the ids are made of', () => {
  const paths = new Set(operations.filter(({ tag }) => tag === 'widget-public').map(({ path }) => path));
  const known = [...paths].map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));
  const id = 'a/../b?c#d';
  const conversation = ['conversations', id];
  for (const parts of [
    [],
    ['seen'],
    ['visitors'],
    ['conversations'],
    conversation,
    [...conversation, 'messages'],
    [...conversation, 'messages', id, 'events'],
    [...conversation, 'stop'],
    [...conversation, 'approvals', id],
    [...conversation, 'person'],
    [...conversation, 'end'],
    [...conversation, 'rating'],
  ]) {
    const path = pathOf(id, ...parts);
    expect(
      known.filter((pattern) => pattern.test(path)),
      path,
    ).toHaveLength(1);
  }
});
