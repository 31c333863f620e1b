import type { TestCase } from '@mocks/agent-tests/schemas';
import type { StoredTestRun } from '@mocks/agent-tests/store';
import type { AgentContent } from '@mocks/agents/content';
import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { State } from '@mocks/core/state';
import type { StoredJob } from '@mocks/jobs/store';
import type { StoredAnswer, StoredConversation } from './store';

/** A question that somebody is to answer. */
export type LiveTurn = {
  who: StoredUser;
  stored: StoredConversation;
  /** Its `live` is written into. */
  answer: StoredAnswer;
  question: string;
};

/** Questions of tests that somebody is to answer. */
export type LiveRun = {
  run: StoredTestRun;
  job: StoredJob;
  botKey: string;
  name: string;
  content: AgentContent;
  live: AgentContent | undefined;
  tests: readonly TestCase[];
};

/**
 * Who answers in the place of the played agents and the played creator, where somebody does. Nothing of it is waited for:
 * it writes into what is stored while the provider answers other calls.
 */
export type Answerer = {
  /** Writes an answer from now on. */
  answer: (turn: LiveTurn) => void;
  /** Stops writing it. */
  stop: (messageId: string) => void;
  /** Runs tests from now on, from where the run stands. */
  runTests: (run: LiveRun) => void;
};

/** Makes who answers; `keep` keeps what was written, `outside` is whom own tools call. */
export type AnsweredBy = (db: Db<State>, keep: () => Promise<void>, outside: Outside) => Answerer;
