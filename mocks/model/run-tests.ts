import { judgeTest } from '@mocks/agent-tests/judge-test';
import type { TestAnswer, TestCase } from '@mocks/agent-tests/schemas';
import { keptFromRun, testCall } from '@mocks/agent-tests/test-calls';
import { type AgentContent, sameContent } from '@mocks/agents/content';
import type { LiveRun } from '@mocks/conversations/answerer';
import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { State } from '@mocks/core/state';
import { endJob } from '@mocks/jobs/store';
import { makeCall } from '@mocks/tool-calls/make-call';
import { endOf } from '@mocks/tool-calls/shown-call';
import { logCall } from '@mocks/tool-calls/store';
import * as z from 'zod/mini';
import type { TestCall } from '@/api/generated/schemas';
import { answerQuestion, type CallEnd, type CalledFunction } from './answer-question';
import { askForJson } from './ask-for-json';
import type { Model } from './connect-model';
import { toldOf } from './make-calls';
import { toolFunctions } from './tool-functions';

const Comparison = z.strictObject({ same: z.boolean() });

/** Whether two answers tell a visitor the same, which a model says in other words each time. */
async function saysTheSame(model: Model, { question, answer, liveAnswer }: TestAnswer, signal: AbortSignal) {
  const instructions = [
    'You compare two answers to the same question. They are the same when a visitor learns the same from both:',
    'the same facts, numbers, conditions and offers, whatever the words. Answer with JSON: {"same": true} or {"same": false}.',
  ].join(' ');
  const both = `Question: ${question}\n\nFirst answer: ${answer}\n\nSecond answer: ${liveAnswer}`;
  const said = await askForJson(model, {
    name: 'comparison',
    shape: Comparison,
    instructions,
    text: both,
    signal,
  });
  // Who cannot tell has not said that they are the same.
  return said?.same === true;
}

/** What a model is told of a call that a run of tests does not make. */
const UNRUN = {
  needs_approval: 'It was not run: this is a test, and a person would have been asked to approve it first.',
  changes_data: 'It was not run: this is a test, and it would have changed data.',
};

/** Makes the calls of one answer of a run, but those that a run keeps from; `calls` is told of each. */
function callsOfRun(
  db: Db<State>,
  outside: Outside,
  { run, job, name, botKey }: LiveRun,
  { content, calls }: { content: AgentContent; calls: TestCall[] },
) {
  const maker = { origin: 'test' as const, by: run.run.by, botKey, agentName: name, conversationId: null };
  return async ({ called, given }: CalledFunction): Promise<CallEnd> => {
    const kept = keptFromRun(content, called);
    if (kept) {
      calls.push(testCall(called, given, kept));
      return { ok: false, told: `${UNRUN[kept]} Answer as far as you can without it.` };
    }
    const { toolkit, action, connectionId } = called;
    const { accountId } = job;
    const wanted = { callId: db.id('call'), accountId, toolkit, action, given, connectionId };
    const made = await makeCall(db, outside, wanted, maker);
    logCall(db, accountId, made);
    calls.push(testCall(called, given, endOf(made).state));
    return toldOf(made);
  };
}

/** Asks a model each question of tests, of the content and of what is live; the job says how far that is. */
export async function runTests(
  db: Db<State>,
  model: Model,
  going: LiveRun & { outside: Outside },
  signal: AbortSignal,
): Promise<void> {
  const { run, job, name, content, live, tests, outside } = going;
  const whole = Object.keys(run.asked).length;
  const isSame = live !== undefined && sameContent(live, content);
  const ask = async (of: AgentContent, question: string, { language }: TestCase) => {
    const calls: TestCall[] = [];
    const answered = await answerQuestion(model, {
      speaker: { name, content: of },
      functions: toolFunctions(db, job.accountId, of),
      question,
      language,
      now: db.now,
      signal,
      call: callsOfRun(db, outside, going, { content: of, calls }),
    });
    return { ...answered, calls };
  };

  for (const test of tests) {
    const answers: TestAnswer[] = [];
    for (const question of test.questions) {
      const said = await ask(content, question, test);
      const before = live && (isSame ? said : await ask(live, question, test));
      const answer: TestAnswer = {
        question,
        answer: said.text,
        sources: said.citations,
        liveAnswer: before?.text ?? null,
        liveSources: before?.citations ?? [],
        ...(said.calls.length > 0 && { toolCalls: said.calls }),
      };
      answers.push(answer);
    }
    const judged = judgeTest(test.expectations, answers);
    const others = answers.filter(({ answer, liveAnswer }) => liveAnswer !== null && liveAnswer !== answer);
    let changed = false;
    for (const other of others) changed ||= !(await saysTheSame(model, other, signal));
    const { testId } = test;
    run.results.push({ testId, name: test.name, ...judged, changed, accepted: null, answers });
    job.progress = Math.min(run.results.length / whole, 0.99);
  }
  endJob(db, job);
}
