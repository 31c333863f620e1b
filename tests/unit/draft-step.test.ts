import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/api-error';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import {
  DRAFT_RETRY_MS,
  DRAFT_SAVED_AFTER_MS,
  type DraftEffect,
  type DraftEvent,
  type DraftPhase,
  type DraftState,
  type Edit,
  NEW_DRAFT_STATE,
} from '@/shared/agent-draft/draft-state';
import { draftStep } from '@/shared/agent-draft/draft-step';
import { BASE, block, draft, greets, helps } from '../support/agent-content';

const refusal = (status: number, code?: string, more = {}) =>
  new ApiError('PATCH', { kind: 'refused', status, code, ...more });
const CHANGED = refusal(409, 'DRAFT_CHANGED');
const LOST = new ApiError('PATCH', { kind: 'network' });

/** What comes of events, one after the other, on a draft that was read. */
function play(...events: DraftEvent[]) {
  let state: DraftState = NEW_DRAFT_STATE;
  let effects: readonly DraftEffect[] = [];
  for (const event of [{ type: 'loaded', draft: draft('r1', BASE) } satisfies DraftEvent, ...events])
    [state, effects] = draftStep(state, event);
  return { state, effects, kinds: effects.map(({ type }) => type), mine: state.edit?.mine };
}

const changed = (content: AgentContent): DraftEvent => ({ type: 'changed', content });
const saved = (content: AgentContent, revision = 'r2'): DraftEvent => ({
  type: 'saved',
  draft: draft(revision, content, 'Ana'),
});
const read = (content: AgentContent, revision = 'r2'): DraftEvent => ({
  type: 'read',
  draft: draft(revision, content),
});
const notSaved = (error: unknown): DraftEvent => ({ type: 'notSaved', error });
const DUE: DraftEvent = { type: 'due' };
const SAVE: DraftEvent = { type: 'save' };
const WOKE: DraftEvent = { type: 'woke' };
const MINE = greets('Buenas');
const TOO_LONG = greets('a'.repeat(301));

/** The events that lead to each phase. */
const WAY: Record<Exclude<DraftPhase, 'loading'>, DraftEvent[]> = {
  clean: [],
  waiting: [changed(MINE)],
  invalid: [changed(TOO_LONG)],
  saving: [changed(MINE), DUE],
  unsure: [changed(MINE), DUE, notSaved(LOST)],
  rereading: [changed(MINE), DUE, notSaved(CHANGED)],
  refused: [changed(MINE), DUE, notSaved(refusal(403))],
  conflict: [changed(MINE), DUE, notSaved(CHANGED), read(greets('Buenos días'))],
};

describe('the table of a draft', () => {
  test.each(Object.entries(WAY))('%s is reached', (phase, way) => {
    expect(play(...way).state.phase).toBe(phase);
  });

  test.each<[DraftPhase, string, DraftEvent, DraftPhase, DraftEffect['type'][]]>([
    ['clean', 'changed', changed(MINE), 'waiting', ['keep', 'wait']],
    ['clean', 'changed to the same', changed({ ...BASE }), 'clean', ['keep', 'stopWaiting']],
    ['clean', 'server moved', { type: 'loaded', draft: draft('r2', MINE) }, 'clean', []],
    ['clean', 'save', SAVE, 'clean', []],
    ['waiting', 'changed', changed(greets('B')), 'waiting', ['keep', 'wait']],
    ['waiting', 'changed beyond the limit', changed(TOO_LONG), 'invalid', ['keep', 'stopWaiting']],
    ['waiting', 'taken back', changed(BASE), 'clean', ['keep', 'stopWaiting']],
    ['waiting', 'due', DUE, 'saving', ['stopWaiting', 'keep', 'save']],
    ['waiting', 'save', SAVE, 'saving', ['stopWaiting', 'keep', 'save']],
    ['waiting', 'woke', WOKE, 'waiting', []],
    ['invalid', 'save', SAVE, 'invalid', []],
    ['invalid', 'mended', changed(MINE), 'waiting', ['keep', 'wait']],
    ['saving', 'changed', changed(greets('B')), 'saving', ['keep']],
    ['saving', 'save', SAVE, 'saving', []],
    ['saving', 'saved', saved(MINE), 'clean', ['show', 'keep', 'stopWaiting']],
    ['saving', 'somebody else saved', notSaved(CHANGED), 'rereading', ['stopWaiting', 'read']],
    ['saving', 'no answer', notSaved(LOST), 'unsure', ['wait']],
    ['saving', 'trouble', notSaved(refusal(503)), 'unsure', ['wait']],
    ['saving', 'refused', notSaved(refusal(422)), 'refused', ['keep', 'stopWaiting']],
    [
      'saving',
      'too often',
      notSaved(refusal(429, undefined, { retryAfter: 7 })),
      'waiting',
      ['keep', 'wait'],
    ],
    ['saving', 'a fault of ours', notSaved(new TypeError('x')), 'refused', ['keep', 'stopWaiting']],
    ['unsure', 'due', DUE, 'rereading', ['stopWaiting', 'read']],
    ['unsure', 'woke', WOKE, 'rereading', ['stopWaiting', 'read']],
    ['unsure', 'save', SAVE, 'rereading', ['stopWaiting', 'read']],
    ['unsure', 'changed', changed(greets('B')), 'rereading', ['keep', 'stopWaiting', 'read']],
    ['rereading', 'changed', changed(greets('B')), 'rereading', ['keep']],
    ['rereading', 'not read', { type: 'notRead', error: LOST }, 'unsure', ['wait']],
    ['rereading', 'gone', { type: 'notRead', error: refusal(404) }, 'refused', ['keep', 'stopWaiting']],
    ['refused', 'changed', changed(greets('B')), 'waiting', ['keep', 'wait']],
    ['refused', 'save', SAVE, 'saving', ['stopWaiting', 'keep', 'save']],
    ['refused', 'due', DUE, 'refused', []],
    ['conflict', 'save', SAVE, 'conflict', []],
    ['conflict', 'changed', changed(greets('B')), 'conflict', ['keep', 'stopWaiting']],
    ['conflict', 'taken back', changed(BASE), 'clean', ['keep', 'stopWaiting']],
    [
      'conflict',
      'server moved',
      { type: 'loaded', draft: draft('r3', greets('Otra')) },
      'conflict',
      ['keep', 'stopWaiting'],
    ],
  ])('%s, %s', (from, _, event, to, effects) => {
    if (from === 'loading') throw new Error('nothing happens while it is loading');
    const { state, kinds } = play(...WAY[from], event);
    expect([state.phase, kinds]).toEqual([to, effects]);
  });

  test('nothing but the draft itself ends the loading', () => {
    for (const event of [changed(MINE), DUE, SAVE, WOKE, saved(MINE), notSaved(LOST)])
      expect(draftStep(NEW_DRAFT_STATE, event)[0].phase).toBe('loading');
  });

  test('no phase but those that wait for a person, a timer or an answer', () => {
    for (const [phase, way] of Object.entries(WAY)) {
      const { state, effects } = play(...way);
      const isTimed = effects.some(({ type }) => type === 'wait' || type === 'save' || type === 'read');
      expect(isTimed || ['clean', 'invalid', 'refused', 'conflict'].includes(state.phase), phase).toBe(true);
    }
  });
});

describe('times', () => {
  const waits = (...events: DraftEvent[]) =>
    play(...events).effects.flatMap((effect) => (effect.type === 'wait' ? [effect.ms] : []));

  test('a change is saved after its pause, a crowd after the time it names', () => {
    expect(waits(changed(MINE))).toEqual([DRAFT_SAVED_AFTER_MS]);
    expect(waits(changed(MINE), DUE, notSaved(refusal(429, undefined, { retryAfter: 7 })))).toEqual([7000]);
  });

  test('what became of a save is asked later and later, and soon again once one went through', () => {
    const events: DraftEvent[] = [changed(MINE), DUE, notSaved(LOST)];
    for (const ms of [...DRAFT_RETRY_MS, DRAFT_RETRY_MS.at(-1)]) {
      expect(waits(...events)).toEqual([ms]);
      events.push(DUE, { type: 'notRead', error: LOST });
    }
    events.push(DUE, read(MINE), changed(greets('B')), DUE, notSaved(LOST));
    expect(waits(...events)).toEqual([DRAFT_RETRY_MS[0]]);
  });
});

describe('nobody conflicts with themselves', () => {
  const unknown: DraftEvent[] = [changed(MINE), DUE, notSaved(LOST)];

  test('a save whose answer was lost was done', () => {
    expect(play(...unknown, DUE, read(MINE)).state.phase).toBe('clean');
  });

  test('a save whose answer was lost was not done: it is sent again', () => {
    const { state, mine } = play(...unknown, DUE, read(BASE, 'r1'));
    expect([state.phase, mine, state.mergedWith]).toEqual(['waiting', MINE, undefined]);
  });

  test('typed on while a save leaves, whose answer is lost', () => {
    const { state, mine } = play(
      changed(MINE),
      DUE,
      changed(greets('Buenas tardes')),
      notSaved(LOST),
      DUE,
      read(MINE),
    );
    expect([state.phase, mine, state.mergedWith]).toEqual(['waiting', greets('Buenas tardes'), undefined]);
  });

  test('taken back while the outcome is open: an edit that is sent', () => {
    const { state, mine } = play(...unknown, changed(BASE), read(MINE));
    expect([state.phase, mine]).toEqual(['waiting', BASE]);
    expect(play(...unknown, changed(BASE), read(BASE, 'r1')).state.phase).toBe('clean');
    expect(play(changed(MINE), DUE, changed(BASE), saved(MINE)).mine).toEqual(BASE);
  });

  test('the own echo beside another block that somebody else changed', () => {
    const mine = { ...BASE, instructions: [block('a', 'A1'), block('b', 'B')] };
    const later = { ...BASE, instructions: [block('a', 'A2'), block('b', 'B')] };
    const theirs = { ...BASE, instructions: [block('a', 'A1'), block('b', 'B theirs')] };
    const { state } = play(changed(mine), DUE, changed(later), notSaved(LOST), DUE, read(theirs));
    expect(state.phase).toBe('waiting');
    expect(state.edit?.mine.instructions).toEqual([block('a', 'A2'), block('b', 'B theirs')]);
    expect(state.mergedWith?.by).toBe('Tomás');
  });

  test('blocks that were added, removed or moved before the answer was lost', () => {
    const added = { ...BASE, instructions: [...BASE.instructions, block('c', 'C')] };
    expect(play(changed(added), DUE, notSaved(LOST), DUE, read(added)).state.phase).toBe('clean');
    const removed = { ...BASE, instructions: [block('b', 'B')] };
    const typedOn = { ...BASE, instructions: [block('b', 'B2')] };
    const left = play(changed(removed), DUE, changed(typedOn), notSaved(LOST), DUE, read(removed));
    expect([left.state.phase, left.mine?.instructions]).toEqual(['waiting', [block('b', 'B2')]]);
    const moved = { ...BASE, instructions: [block('b', 'B'), block('a', 'A')] };
    expect(play(changed(moved), DUE, notSaved(LOST), DUE, read(moved)).state.phase).toBe('clean');
  });

  test('what a page that is gone had sent is no other person’s', () => {
    const copy: Edit = { revision: 'r0', base: greets('Antes'), mine: greets('Buenas tardes'), sent: BASE };
    const { state, mine } = play({ type: 'found', copy });
    expect([state.phase, mine, state.restored]).toEqual(['waiting', greets('Buenas tardes'), true]);
  });
});

describe('what others save', () => {
  const conflict = WAY.conflict;
  const shownIn = (state: DraftState) => state.conflict?.conflicts ?? [];
  const resolved = (state: DraftState, choice: 'mine' | 'theirs'): DraftEvent => ({
    type: 'resolved',
    choices: { 'greeting.es': choice },
    shown: shownIn(state),
  });

  test('is merged where it is something else, and told', () => {
    const { state, mine } = play(...WAY.rereading, read(helps('De Tomás')));
    expect(state.mergedWith).toEqual({ by: 'Tomás', at: '2026-11-22T09:00:00Z' });
    expect([state.phase, mine]).toEqual(['waiting', greets('Buenas', helps('De Tomás'))]);
    expect(state.edit?.revision).toBe('r2');
  });

  test.each([
    ['mine', 'waiting', 'Buenas'],
    ['theirs', 'clean', undefined],
  ] as const)('is asked about where it is the same field: %s stays', (choice, phase, text) => {
    const { state } = play(...conflict);
    const { state: next, mine } = play(...conflict, resolved(state, choice));
    expect([next.phase, mine?.greeting.es]).toEqual([phase, text]);
  });

  test('a colleague’s further field is taken during a conflict, and lost by no choice', () => {
    const both = helps('De Tomás', greets('Buenos días'));
    const { state } = play(...conflict, { type: 'loaded', draft: draft('r3', both) });
    const { mine, state: next } = play(
      ...conflict,
      { type: 'loaded', draft: draft('r3', both) },
      resolved(state, 'mine'),
    );
    expect(mine).toEqual(helps('De Tomás', MINE));
    expect(next.edit?.revision).toBe('r3');
  });

  test('what is written during a conflict in a field the other changed, too, is asked about as well', () => {
    const theirs = helps('De Tomás', greets('Buenos días'));
    const { state } = play(...WAY.rereading, read(theirs), changed(helps('De Ana', MINE)));
    expect(shownIn(state).map(({ path }) => path)).toEqual(['summary.es', 'greeting.es']);
  });

  test('a choice holds for the value that was shown, not for one that came since', () => {
    const { state } = play(...conflict);
    const moved: DraftEvent = { type: 'loaded', draft: draft('r3', greets('Otra cosa')) };
    const { state: next } = play(...conflict, moved, resolved(state, 'mine'));
    expect(next.phase).toBe('conflict');
    expect(shownIn(next)).toMatchObject([{ path: 'greeting.es', theirs: 'Otra cosa' }]);
  });

  test('three rebases without a save that goes through end in words', () => {
    const again: DraftEvent[] = [DUE, notSaved(CHANGED)];
    const events: DraftEvent[] = [changed(MINE)];
    for (let turn = 1; turn <= 3; turn += 1) {
      events.push(...again, read(helps(`${turn}`), `r${turn}`));
      expect(play(...events).state.phase).toBe('waiting');
    }
    const { state } = play(...events, ...again);
    expect([state.phase, state.failure]).toEqual(['refused', CHANGED]);
    expect(play(...events, ...again, SAVE).state.phase).toBe('saving');
  });

  test('what the server writes its own way is taken over where nothing was typed since', () => {
    const { state } = play(changed(greets('Buenas ')), DUE, saved(greets('Buenas')));
    expect(state.phase).toBe('clean');
    const typed = play(
      changed(greets('Buenas ')),
      DUE,
      changed(helps('Más', greets('Buenas '))),
      saved(MINE),
    );
    expect(typed.mine).toEqual(helps('Más', MINE));
  });
});

describe('copies of pages that are gone', () => {
  const copy = (mine: AgentContent): Edit => ({ revision: 'r1', base: BASE, mine });

  test('are taken up, together with what is written by now', () => {
    const { state, mine } = play(changed(MINE), { type: 'found', copy: copy(helps('Más')) });
    expect([state.phase, mine, state.restored]).toEqual(['waiting', helps('Más', MINE), true]);
  });

  test('stay where they are when both wrote one field, and while something is under way', () => {
    expect(play(changed(MINE), { type: 'found', copy: copy(greets('Otra')) }).mine).toEqual(MINE);
    for (const phase of ['saving', 'unsure', 'rereading', 'refused', 'conflict'] as const)
      expect(play(...WAY[phase], { type: 'found', copy: copy(helps('Más')) }).mine).toEqual(MINE);
  });
});
