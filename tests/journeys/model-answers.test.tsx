import type { AnsweredBy, LiveTurn } from '@mocks/conversations/answerer';
import { failLive, writeLive } from '@mocks/conversations/live-answer';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

/** What is to become of the next question. */
let write: (turn: LiveTurn) => void = () => {};
let stopped: string[] = [];

const answeredBy: AnsweredBy = () => ({
  answer: (turn) => write(turn),
  stop: (messageId) => void stopped.push(messageId),
  runTests: () => {},
});
const provider = playProvider({ answeredBy });
beforeEach(() => {
  stopped = [];
});

const say = ({ answer }: LiveTurn, text: string) =>
  writeLive(provider.db, answer, { type: 'token', messageId: answer.messageId, text });
const end = ({ answer }: LiveTurn) =>
  writeLive(provider.db, answer, { type: 'message.end', messageId: answer.messageId, state: 'complete' });
const fail = ({ answer }: LiveTurn, code: string, retryAfter?: number) =>
  failLive(provider.db, answer, { message: 'No', code, reference: 'ref_1001' }, retryAfter);

async function asked(question: string) {
  const app = await renderApp('/en/dashboard/agents/bot_orders/test-agent', {
    signedInAs: 'ana@acme.example',
  });
  await heading('Test Pedidos');
  await app.user.type(await screen.findByLabelText('Your message'), `${question}{Enter}`);
  return { ...app, thread: within(await screen.findByRole('log')) };
}

test('an answer that a model writes is read while it comes, and can be stopped', async () => {
  let turn: LiveTurn | undefined;
  write = (begun) => {
    turn = begun;
    say(begun, 'It takes');
  };
  const { thread, user } = await asked('How long?');
  await thread.findByText('It takes');
  if (turn) say(turn, ' five days');
  await thread.findByText('It takes five days');
  await user.click(screen.getByRole('button', { name: 'Stop answer' }));
  await thread.findByText('Stopped');
  await waitFor(() => expect(stopped).toEqual([turn?.answer.messageId]));
});

test('a reload in mid-answer goes on where it was', async () => {
  let turn: LiveTurn | undefined;
  write = (begun) => {
    turn = begun;
    say(begun, 'It takes');
  };
  const { thread, href } = await asked('How long?');
  await thread.findByText('It takes');
  const path = href();
  leavePage();
  await renderApp(path, { signedInAs: 'ana@acme.example' });
  const again = within(await screen.findByRole('log'));
  await again.findByText('It takes');
  if (turn) {
    say(turn, ' five days.');
    end(turn);
  }
  await again.findByText('It takes five days.');
});

test.each([
  ['MODEL_UNREACHABLE', undefined, /can’t be reached right now/],
  ['MODEL_KEY_REFUSED', undefined, /refused our access.*Reference: ref_1001/],
  ['MODEL_MISSING', undefined, /isn’t available.*Reference: ref_1001/],
  ['MODEL_BUSY', 17, /busy\. Ask again in 17 seconds\./],
  ['MODEL_BUSY', undefined, /busy\. Ask again in a moment\./],
  ['MODEL_TIMEOUT', undefined, /took too long/],
  ['MODEL_REFUSED', undefined, /declined to answer\. Try other words\./],
  ['MODEL_CUT_SHORT', undefined, /got too long and was cut off/],
  ['MODEL_TOO_MUCH', undefined, /Start a new conversation/],
  ['MODEL_UNREADABLE', undefined, /nothing was changed/],
  ['MODEL_BROKE_OFF', undefined, /The answer was interrupted\./],
])('%s after %s s is said in a sentence, and asking again answers', async (code, seconds, sentence) => {
  write = (turn) => {
    say(turn, 'It takes');
    fail(turn, code, seconds);
  };
  const { thread, user } = await asked('How long?');
  const again = await thread.findByRole('button', { name: 'Ask again' });
  expect(again.parentElement?.textContent).toMatch(sentence);
  thread.getByText('It takes');
  write = (turn) => {
    say(turn, 'Five days.');
    end(turn);
  };
  await user.click(again);
  await thread.findByText('Five days.');
  expect(thread.getAllByText('How long?')).toHaveLength(1);
});
