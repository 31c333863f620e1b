import type { AgentContent } from '@mocks/agents/content';
import { ownToolFor, ownUse } from '@mocks/conversations/compose-answer';
import type { Db } from '@mocks/core/db';
import type { Outside } from '@mocks/core/outside';
import type { State } from '@mocks/core/state';
import { makeCall } from '@mocks/tool-calls/make-call';
import { begunCall, endOf } from '@mocks/tool-calls/shown-call';
import { logCall, type Maker, type StoredCall } from '@mocks/tool-calls/store';
import { actionNamed } from '@mocks/tools/action-named';
import type { ToolUse } from '@mocks/tools/call-tools';
import type { Locale, ToolCall } from '@/api/generated/schemas';
import type { TestCase } from './schemas';
import { keptFromRun } from './test-calls';

/** A call of an own tool that a question of a test asks for. */
export type OwnCall = {
  content: AgentContent;
  question: string;
  language: Locale;
  call: ToolCall;
  given: Record<string, unknown>;
  /** A run is kept from making it. */
  isKept: boolean;
};

/** The calls of own tools that the questions of tests ask for, of each content. */
export function ownCallsIn(
  db: Db<State>,
  accountId: string,
  contents: readonly (AgentContent | undefined)[],
  tests: readonly TestCase[],
): OwnCall[] {
  const callOf = (content: AgentContent, question: string, language: Locale): OwnCall[] => {
    const own = ownToolFor(db, content, { accountId, language }, question);
    if (!own) return [];
    const [toolkit, action] = [own.toolkit, own.chosen.toolId];
    const named = actionNamed(db, accountId, toolkit, action);
    const { given } = own;
    const call = begunCall({ callId: db.id('call'), toolkit, action, ...named, given });
    const isKept = keptFromRun(content, { toolkit, action, changesData: named?.changesData ?? false });
    return [{ content, question, language, call, given, isKept: isKept !== undefined }];
  };
  return contents.flatMap((content) =>
    content
      ? tests.flatMap(({ questions, language }) =>
          questions.flatMap((question) => callOf(content, question, language)),
        )
      : [],
  );
}

/** Which of these calls have been made, by their ids. */
export type MadeCalls = ReadonlyMap<string, StoredCall>;

/** Makes the calls that a run is not kept from, one after the other. */
export async function makeOwnCalls(
  db: Db<State>,
  outside: Outside,
  { accountId, maker }: { accountId: string; maker: Maker },
  calls: readonly OwnCall[],
): Promise<MadeCalls> {
  const made = new Map<string, StoredCall>();
  for (const { call, given, isKept } of calls) {
    const { callId, toolkit, action } = call;
    if (isKept) continue;
    made.set(callId, await makeCall(db, outside, { callId, accountId, toolkit, action, given }, maker));
  }
  return made;
}

/** Keeps the calls of a run in the log. */
export function logOwnCalls(db: Db<State>, accountId: string, made: MadeCalls): void {
  for (const call of made.values()) logCall(db, accountId, call);
}

/** What the own tools gave that a question asked for. */
export type OwnUseOf = (content: AgentContent, question: string) => ToolUse | undefined;

export function ownUsesOf(calls: readonly OwnCall[], made: MadeCalls): OwnUseOf {
  return (content, question) => {
    const found = calls.find((one) => one.content === content && one.question === question);
    if (!found) return undefined;
    const { call, language } = found;
    const end = made.get(call.callId);
    return ownUse(call, language, end ? endOf(end) : { state: 'done', result: '' });
  };
}
