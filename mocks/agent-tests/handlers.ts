import { ownAgent } from '@mocks/agents/store';
import { nameOf, whoCalls } from '@mocks/auth/store';
import { answering, type Info } from '@mocks/core/answering';
import type { Db } from '@mocks/core/db';
import { listOf } from '@mocks/core/list-of';
import { readBody, readHeaders, readId, submitKey } from '@mocks/core/read-request';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { HttpHandler } from 'msw';
import {
  getAcceptAnswersMockHandler,
  getCreateTestsMockHandler,
  getRemoveTestMockHandler,
  getRestoreTestMockHandler,
  getRunTestsMockHandler,
  getSaveTestMockHandler,
  getTestGateMockHandler,
  getTestRunMockHandler,
  getTestRunsMockHandler,
  getTestsMockHandler,
} from '@/api/generated/agent-tests/agent-tests.msw';
import {
  AcceptAnswersRequest,
  AgentKey,
  CreateTestsHeaders,
  RunTestsHeaders,
  RunTestsRequest,
  TestCase,
  TestCaseList,
  TestGate,
  TestId,
  TestRun,
  TestRunHead,
  TestRunId,
  TestRunList,
} from '@/api/generated/schemas';
import { gateOf } from './gate';
import { type RunWork, runHead, runNow, startRun } from './runs';
import { CreateTestsRequest, TestInput } from './schemas';
import { findRun, runsOf, type StoredTest, testsOf } from './store';

const MOST_TESTS = 200;

function refuseTooManyTests(db: Db<State>, botKey: string, more: number): void {
  if (testsOf(db, botKey).length + more <= MOST_TESTS) return;
  refuse({ status: 409, code: 'TOO_MANY_TESTS', message: `An agent has at most ${MOST_TESTS} tests` });
}

function calledBy(db: Db<State>, info: Info) {
  const who = whoCalls(db, info);
  const stored = ownAgent(db, who, readId(info, 'botKey', AgentKey));
  return { who, stored, agent: stored.agent, botKey: stored.agent.botKey };
}

function storedTest(db: Db<State>, info: Info, botKey: string): StoredTest {
  const testId = readId(info, 'testId', TestId);
  return db.state.tests[botKey]?.find(({ test }) => test.testId === testId) ?? refuseUnknown();
}

/** Plays the tests of agents. */
function testHandlers(db: Db<State>): HttpHandler[] {
  return [
    getTestsMockHandler(
      answering(TestCaseList, (info) =>
        listOf(testsOf(db, calledBy(db, info).botKey).map(({ test }) => test)),
      ),
    ),
    getCreateTestsMockHandler(
      answering(TestCaseList, async (info) => {
        const { who, botKey } = calledBy(db, info);
        const { tests } = await readBody(info, CreateTestsRequest);
        const key = `${botKey} ${submitKey(db, readHeaders(info, CreateTestsHeaders))}`;
        const first = db.state.createdTests[key];
        const known = db.state.tests[botKey] ?? [];
        if (first) return listOf(known.flatMap(({ test }) => (first.includes(test.testId) ? [test] : [])));
        refuseTooManyTests(db, botKey, tests.length);
        const added = tests.map((test) => ({
          ...test,
          testId: db.id('tst'),
          updatedAt: db.iso(),
          by: nameOf(who),
        }));
        db.state.tests[botKey] = [
          ...known,
          ...added.map((test) => ({ test, removed: false, accepted: null })),
        ];
        db.state.createdTests[key] = added.map(({ testId }) => testId);
        return listOf(added);
      }),
    ),
    getSaveTestMockHandler(
      answering(TestCase, async (info) => {
        const { who, botKey } = calledBy(db, info);
        const stored = storedTest(db, info, botKey);
        if (stored.removed) refuseUnknown();
        const input = await readBody(info, TestInput);
        const { testId } = stored.test;
        stored.test = { ...input, testId, updatedAt: db.iso(), by: nameOf(who) };
        return stored.test;
      }),
    ),
    getRemoveTestMockHandler(
      answering(TestCase, (info) => {
        const stored = storedTest(db, info, calledBy(db, info).botKey);
        stored.removed = true;
        return stored.test;
      }),
    ),
    getRestoreTestMockHandler(
      answering(TestCase, (info) => {
        const { botKey } = calledBy(db, info);
        const stored = storedTest(db, info, botKey);
        if (stored.removed) refuseTooManyTests(db, botKey, 1);
        stored.removed = false;
        return stored.test;
      }),
    ),
  ];
}

/** Plays the runs of tests, and what they mean for publishing. */
function runHandlers(db: Db<State>, work: RunWork): HttpHandler[] {
  return [
    getTestRunsMockHandler(
      answering(TestRunList, (info) => {
        const { botKey } = calledBy(db, info);
        return listOf(runsOf(db, botKey).map((stored) => runHead(runNow(db, botKey, stored))));
      }),
    ),
    getRunTestsMockHandler(
      answering(TestRunHead, async (info) => {
        const { who, stored, agent, botKey } = calledBy(db, info);
        const { versionId, testIds } = await readBody(info, RunTestsRequest);
        const key = `runTests ${botKey} ${submitKey(db, readHeaders(info, RunTestsHeaders))}`;
        const first = runsOf(db, botKey).find(({ run }) => run.jobId === db.state.firstAnswers[key]);
        if (first) return runHead(runNow(db, botKey, first));
        const version = db.state.versions[botKey]?.find((one) => one.versionId === versionId);
        if (versionId !== null && !version) return refuseUnknown();
        const tests = testsOf(db, botKey)
          .map(({ test }) => test)
          .filter(({ testId }) => testIds === undefined || testIds.includes(testId));
        if (tests.length === 0) refuse({ status: 409, code: 'NO_TESTS', message: 'There is no test to run' });
        const { revision, content } = agent.draft;
        const run = startRun(
          db,
          stored,
          {
            against: version ? { versionId, revision: null } : { versionId: null, revision },
            by: nameOf(who),
            content: version?.content ?? content,
          },
          tests,
          work,
        );
        db.state.firstAnswers[key] = run.run.jobId;
        return runHead(runNow(db, botKey, run));
      }),
    ),
    getTestRunMockHandler(
      answering(TestRun, (info) => {
        const { botKey } = calledBy(db, info);
        return runNow(db, botKey, findRun(db, botKey, readId(info, 'runId', TestRunId)));
      }),
    ),
    getAcceptAnswersMockHandler(
      answering(TestRun, async (info) => {
        const { who, botKey } = calledBy(db, info);
        const { testIds } = await readBody(info, AcceptAnswersRequest);
        const found = findRun(db, botKey, readId(info, 'runId', TestRunId));
        const { status, results } = runNow(db, botKey, found);
        if (status !== 'succeeded')
          refuse({ status: 409, code: 'RUN_NOT_OVER', message: 'The run is not over' });
        for (const { testId, answers } of results) {
          const stored = db.state.tests[botKey]?.find(({ test }) => test.testId === testId);
          if (!stored || !testIds.includes(testId)) continue;
          const said = answers.map(({ answer }) => answer);
          stored.accepted = { answers: said, by: nameOf(who), at: db.iso() };
        }
        return runNow(db, botKey, found);
      }),
    ),
    getTestGateMockHandler(answering(TestGate, (info) => gateOf(db, calledBy(db, info).agent))),
  ];
}

/** Plays the tests of agents and their runs. */
export function agentTestHandlers(db: Db<State>, work: RunWork): HttpHandler[] {
  return [...testHandlers(db), ...runHandlers(db, work)];
}
