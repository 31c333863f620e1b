import type { AgentContent } from '@mocks/agents/content';
import { answerFromAgent } from '@mocks/conversations/answer-from-agent';
import type { Speaker } from '@mocks/conversations/known-sentences';
import { WORDS } from '@mocks/conversations/wording';
import type { NamedAction } from '@mocks/tools/action-named';
import type { Locale } from '@/api/generated/schemas';
import { judgeTest } from './judge-test';
import type { OwnUseOf } from './own-calls';
import type { TestAnswer, TestCase, TestInput, TestResult, TestRunHead } from './schemas';
import type { StoredTestRun } from './store';
import { keptFromRun, testCall } from './test-calls';

/** What of a test decides how it comes out; a new name does not. */
export function askedBy({ language, questions, expectations }: TestInput): string {
  return JSON.stringify([language, questions, expectations]);
}

/** The same of each test, by its id. */
export function askedOf(tests: readonly TestCase[]): Record<string, string> {
  return Object.fromEntries(tests.map((test) => [test.testId, askedBy(test)]));
}

type Asked = {
  name: string;
  content: AgentContent;
  live: AgentContent | undefined;
  named: (toolkit: string, action: string) => NamedAction | undefined;
  ownUse: OwnUseOf;
};

/** What an agent answers in a run: an action that a run is kept from was not run, and the answer says so. */
function answerInRun(
  speaker: Speaker,
  question: string,
  language: Locale,
  { named, ownUse }: Pick<Asked, 'named' | 'ownUse'>,
) {
  const own = ownUse(speaker.content, question);
  const made = own && [own];
  const { text, citations, tools } = answerFromAgent(speaker, question, language, { made });
  const uses = tools.map((use) => {
    const wanted = { changesData: false, ...named(use.toolkit, use.action), ...use };
    return { wanted, kept: keptFromRun(speaker.content, wanted) };
  });
  const calls = uses.map(({ wanted, kept }) =>
    testCall(wanted, { input: wanted.input }, kept ?? wanted.state),
  );
  const kept = uses.find((use) => use.kept !== undefined)?.kept;
  if (!kept) return { text, citations, calls };
  const { notRun, notRunInTest } = WORDS[language];
  return { text: kept === 'needs_approval' ? notRun : notRunInTest, citations: [], calls };
}

function resultOf({ name, content, live, ...tools }: Asked, test: TestCase): TestResult {
  const answers = test.questions.map((question): TestAnswer => {
    const said = answerInRun({ name, content }, question, test.language, tools);
    const before = live && answerInRun({ name, content: live }, question, test.language, tools);
    return {
      question,
      answer: said.text,
      sources: said.citations,
      liveAnswer: before?.text ?? null,
      liveSources: before?.citations ?? [],
      ...(said.calls.length > 0 && { toolCalls: said.calls }),
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
