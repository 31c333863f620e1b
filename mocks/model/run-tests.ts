import { judgeTest } from '@mocks/agent-tests/judge-test';
import type { TestAnswer, TestCase } from '@mocks/agent-tests/schemas';
import { type AgentContent, sameContent } from '@mocks/agents/content';
import type { LiveRun } from '@mocks/conversations/answerer';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { endJob } from '@mocks/jobs/store';
import * as z from 'zod/mini';
import { answerQuestion } from './answer-question';
import { askForJson } from './ask-for-json';
import type { Model } from './connect-model';

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

/** Asks a model each question of tests, of the content and of what is live; the job says how far that is. */
export async function runTests(
  db: Db<State>,
  model: Model,
  { run, job, name, content, live, tests }: LiveRun,
  signal: AbortSignal,
): Promise<void> {
  const whole = Object.keys(run.asked).length;
  const isSame = live !== undefined && sameContent(live, content);
  const ask = (of: AgentContent, question: string, { language }: TestCase) =>
    answerQuestion(model, { speaker: { name, content: of }, question, language, now: db.now, signal });

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
