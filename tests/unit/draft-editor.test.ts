import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import type { StoredDraft } from '@/api/generated/schemas/storedDraft.zod';
import { DraftEditor } from '@/shared/agent-draft/draft-editor';
import { DRAFT_SAVED_AFTER_MS, type Edit } from '@/shared/agent-draft/draft-state';
import { BASE, draft, greets } from '../support/agent-content';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LOST = new ApiError('PATCH', { kind: 'network' });
const REFUSED = new ApiError('PATCH', { kind: 'refused', status: 403 });

/** An editor of a draft that was read, its world in the hands of the test. */
function setUp() {
  const log: string[] = [];
  const saves: (PromiseWithResolvers<StoredDraft> & { edit: Edit })[] = [];
  const ports = {
    save: (edit: Edit) => {
      log.push(`save ${edit.mine.greeting.es}`);
      const save = Object.assign(Promise.withResolvers<StoredDraft>(), { edit });
      saves.push(save);
      return save.promise;
    },
    read: vi.fn(async () => draft('r1', BASE)),
    show: ({ content }: StoredDraft) => void log.push(`show ${content.greeting.es}`),
    keep: (edit: Edit | undefined) => void log.push(`keep ${edit ? edit.mine.greeting.es : 'nothing'}`),
    kept: vi.fn(async () => void log.push('kept')),
    isOnline: vi.fn(() => true),
    onIdle: vi.fn(() => editor.dispose()),
    report: vi.fn(),
  };
  const editor = new DraftEditor(ports);
  const leave = editor.subscribe(() => undefined);
  editor.dispatch({ type: 'loaded', draft: draft('r0', BASE) });
  const write = (text: string) => editor.change((content) => greets(text, content));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** The provider takes the save of that number. */
  const take = async (at: number) => {
    const save = saves[at] ?? expect.fail(`no save ${at}`);
    save.resolve(draft(`r${at + 1}`, save.edit.mine, 'Ana'));
    await pass(0);
  };
  const fail = async (at: number, error: unknown) => {
    saves[at]?.reject(error);
    await pass(0);
  };
  const phase = () => editor.getSnapshot().phase;
  return { editor, ports, log, saves, leave, write, pass, take, fail, phase };
}

test('a change is saved after its pause: kept first, then sent, then shown and forgotten', async () => {
  const { log, write, pass, take, phase } = setUp();
  write('Buenas');
  await pass(DRAFT_SAVED_AFTER_MS - 1);
  expect(log).toEqual(['keep Buenas']);
  await pass(1);
  await take(0);
  expect(log.slice(1)).toEqual(['keep Buenas', 'kept', 'save Buenas', 'show Buenas', 'keep nothing']);
  expect(phase()).toBe('clean');
});

test('one save at a time: what is written meanwhile comes after it', async () => {
  const { saves, write, pass, take } = setUp();
  write('Buenas');
  await pass(DRAFT_SAVED_AFTER_MS);
  write('Buenas tardes');
  await pass(10 * DRAFT_SAVED_AFTER_MS);
  expect(saves).toHaveLength(1);
  await take(0);
  await pass(DRAFT_SAVED_AFTER_MS);
  expect(saves.map(({ edit }) => [edit.revision, edit.mine.greeting.es])).toEqual([
    ['r0', 'Buenas'],
    ['r1', 'Buenas tardes'],
  ]);
});

test('who leaves does not wait for the pause, and what was written in mid-save follows it at once', async () => {
  const { ports, saves, leave, write, pass, take } = setUp();
  write('Buenas');
  leave();
  await pass(0);
  expect(saves).toHaveLength(1);
  write('Buenas tardes');
  await take(0);
  await pass(0);
  expect(saves).toHaveLength(2);
  expect(ports.onIdle).not.toHaveBeenCalled();
  await take(1);
  await pass(0);
  expect(ports.onIdle).toHaveBeenCalledOnce();
});

test('a view that is only changed ends nothing; without a view and with nothing to save it ends', async () => {
  const { editor, ports, leave, pass } = setUp();
  leave();
  const leaveAgain = editor.subscribe(() => undefined);
  await pass(1000);
  expect(ports.onIdle).not.toHaveBeenCalled();
  leaveAgain();
  await pass(1000);
  expect(ports.onIdle).toHaveBeenCalledOnce();
});

test('subscribing twice does nothing twice, and a view is told only of what is new', async () => {
  const { editor, write, saves, pass } = setUp();
  const listener = vi.fn();
  editor.subscribe(listener);
  editor.subscribe(listener);
  const before = editor.getSnapshot();
  editor.dispatch({ type: 'due' });
  expect(editor.getSnapshot()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  write('Buenas');
  expect(listener).toHaveBeenCalledOnce();
  await pass(DRAFT_SAVED_AFTER_MS);
  expect(saves).toHaveLength(1);
});

test('without a network nothing is sent; back in it, at once', async () => {
  const { editor, ports, saves, write, pass } = setUp();
  ports.isOnline.mockReturnValue(false);
  write('Buenas');
  await pass(60 * DRAFT_SAVED_AFTER_MS);
  editor.hurry();
  expect(saves).toHaveLength(0);
  ports.isOnline.mockReturnValue(true);
  editor.wake();
  await pass(0);
  expect(saves).toHaveLength(1);
});

test('an answer that was lost is asked after, and the save sent again', async () => {
  const { ports, saves, write, pass, fail, phase } = setUp();
  write('Buenas');
  await pass(DRAFT_SAVED_AFTER_MS);
  await fail(0, LOST);
  expect(phase()).toBe('unsure');
  ports.read.mockRejectedValueOnce(LOST);
  await pass(2000);
  expect([phase(), ports.read.mock.calls.length]).toEqual(['unsure', 1]);
  await pass(5000);
  await pass(DRAFT_SAVED_AFTER_MS);
  expect(saves.map(({ edit }) => edit.revision)).toEqual(['r0', 'r1']);
});

test('saving now answers for what is written by now, also while somebody types on', async () => {
  const { editor, saves, write, pass, take, phase } = setUp();
  expect(await editor.saveNow()).toBe(true);
  write('Buenas');
  await pass(DRAFT_SAVED_AFTER_MS);
  write('Buenas tardes');
  let answer: boolean | undefined;
  void editor.saveNow().then((all) => {
    answer = all;
  });
  await take(0);
  expect([answer, saves.length]).toEqual([undefined, 2]);
  write('Buenas tardes a todos');
  await take(1);
  expect([answer, phase()]).toEqual([true, 'waiting']);
});

test('saving now says no when it is refused, unknown, asked about or not valid', async () => {
  const { editor, write, pass, fail } = setUp();
  for (const [at, error] of [REFUSED, LOST].entries()) {
    write(`Buenas ${at}`);
    const answer = editor.saveNow();
    await pass(0);
    await fail(at, error);
    expect(await answer).toBe(false);
    await pass(2000);
  }
  write('a'.repeat(301));
  expect(await editor.saveNow()).toBe(false);
});

test('a fault of our own is reported, and the text stays', async () => {
  const { editor, ports, write, pass, fail, phase } = setUp();
  write('Buenas');
  await pass(DRAFT_SAVED_AFTER_MS);
  await fail(0, new TypeError('x'));
  expect(ports.report).toHaveBeenCalledOnce();
  expect([phase(), editor.getSnapshot().edit?.mine.greeting.es]).toEqual(['refused', 'Buenas']);
});

test('what comes after the end is dropped, and nobody waits for it', async () => {
  const { editor, log, write, pass, take } = setUp();
  write('Buenas');
  const answer = editor.saveNow();
  await pass(0);
  editor.dispose();
  const before = log.length;
  await take(0);
  expect(await answer).toBe(false);
  expect(log.slice(before)).toEqual([]);
});

test('a copy is taken once nothing is under way, and put back with what is written', async () => {
  const { editor, write, pass, take, phase } = setUp();
  const copy: Edit = { revision: 'r0', base: BASE, mine: { ...BASE, summary: { en: '', es: 'Más' } } };
  const texts = { ...BASE.texts, closing: { en: '', es: 'Adiós' } };
  const other: Edit = { revision: 'r0', base: BASE, mine: { ...BASE, texts } };
  write('Buenas');
  expect(await editor.take(copy)).toBe(true);
  expect(editor.getSnapshot()).toMatchObject({
    restored: true,
    edit: { mine: { greeting: { es: 'Buenas' }, summary: { es: 'Más' } } },
  });
  await pass(DRAFT_SAVED_AFTER_MS);
  const taken = editor.take(other);
  await pass(0);
  expect(phase()).toBe('saving');
  await take(0);
  expect(await taken).toBe(true);
  await pass(DRAFT_SAVED_AFTER_MS);
  await take(1);
  expect(editor.getSnapshot().server?.content).toMatchObject({
    greeting: { es: 'Buenas' },
    summary: { es: 'Más' },
    texts: { closing: { es: 'Adiós' } },
  });
});

test('a copy is left where it is by an editor that ends, and by one with other words in the same field', async () => {
  const { editor, write, pass } = setUp();
  write('Buenas');
  const copy: Edit = { revision: 'r0', base: BASE, mine: greets('Qué tal') };
  expect(await editor.take(copy)).toBe(false);
  await pass(DRAFT_SAVED_AFTER_MS);
  const taken = editor.take(copy);
  editor.dispose();
  expect(await taken).toBe(false);
});
