import type { AgentContent } from '@mocks/agents/content';
import { answerFromAgent } from '@mocks/conversations/answer-from-agent';
import { judgeTest } from './judge-test';
import type { TestAnswer, TestCase, TestInput, TestResult, TestRunHead } from './schemas';
import type { StoredTestRun } from './store';

/** What of a test decides how it comes out; a new name does not. */
export function askedBy({ language, questions, expectations }: TestInput): string {
  return JSON.stringify([language, questions, expectations]);
}

/** The same of each test, by its id. */
export function askedOf(tests: readonly TestCase[]): Record<string, string> {
  return Object.fromEntries(tests.map((test) => [test.testId, askedBy(test)]));
}

type Asked = { name: string; content: AgentContent; live: AgentContent | undefined };

function resultOf({ name, content, live }: Asked, test: TestCase): TestResult {
  const answers = test.questions.map((question): TestAnswer => {
    const said = answerFromAgent({ name, content }, question, test.language);
    const before = live && answerFromAgent({ name, content: live }, question, test.language);
    return {
      question,
      answer: said.text,
      sources: said.citations,
      liveAnswer: before?.text ?? null,
      liveSources: before?.citations ?? [],
    };
  });
  const { testId } = test;
  return { testId, name: test.name, ...judgeTest(test.expectations, answers), accepted: null, answers };
}

type RunFacts = Omit<TestRunHead, 'status' | 'tests' | 'failed' | 'changed'>;

/** Asks every question of the content and of what is live; what comes of it is told when the job is over. */
export function runOf(facts: RunFacts, asked: Asked, tests: readonly TestCase[]): StoredTestRun {
  return {
    run: facts,
    asked: askedOf(tests),
    results: tests.map((test) => resultOf(asked, test)),
  };
}
