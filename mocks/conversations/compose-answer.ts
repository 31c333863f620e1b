import type { AgentContent } from '@mocks/agents/content';
import type { Db } from '@mocks/core/db';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { chooseTool } from '@mocks/own-tools/choose-tool';
import { findTool, OWN_TOOLKIT } from '@mocks/own-tools/store';
import { begunCall } from '@mocks/tool-calls/shown-call';
import { actionNamed } from '@mocks/tools/action-named';
import { callTools, type ToolUse } from '@mocks/tools/call-tools';
import { localeSaid } from '@mocks/understanding/language-said';
import type { Locale, ToolCall } from '@/api/generated/schemas';
import type { Answer } from './answer';
import { answerFromAgent, sayEverything } from './answer-from-agent';
import type { OwnAnswer } from './answer-visitor';
import { approvalOf } from './ask-approval';
import { longAnswer } from './long-answer';
import { questionBefore } from './question-before';
import { CHAT_SENTINELS } from './sentinels';
import type { StoredAnswer, StoredConversation } from './store';
import { visitorText } from './visitor-texts';
import { WORDS } from './wording';

/** Who answers in a conversation now: the draft, or one of the versions. */
export function speakerOf(db: Db<State>, { conversation: { botKey, versionId } }: StoredConversation) {
  const { agent } = db.state.agents[botKey] ?? refuseUnknown();
  const version = db.state.versions[botKey]?.find((one) => one.versionId === versionId);
  if (versionId && !version) return refuseUnknown();
  return {
    name: agent.name,
    content: version?.content ?? agent.draft.content,
    versionId: versionId ?? null,
    revision: versionId ? null : agent.draft.revision,
  };
}

export type Speaking = ReturnType<typeof speakerOf>;

/** A question without the sentinel at its beginning. */
function withoutSentinel(question: string): { sentinel: string | undefined; asked: string } {
  const sentinel = Object.values(CHAT_SENTINELS).find((typed) => question.startsWith(typed));
  return { sentinel, asked: question.slice(sentinel?.length ?? 0).trim() };
}

/** A conversation in the language of what is said in it now: a visitor may change it at any time. */
export function spokenIn(stored: StoredConversation, question: string): StoredConversation {
  const { asked } = withoutSentinel(question);
  const before = questionBefore(stored);
  const until = before === undefined ? stored.language : localeSaid(before, stored.language);
  return { ...stored, language: localeSaid(asked, until) };
}

/** The words of an answer; a sentinel in the question makes it long enough to be interrupted. */
function wordsOf(
  db: Db<State>,
  speaker: Speaking,
  { language }: StoredConversation,
  question: string,
  { made, before }: { made?: ToolUse[]; before: string | undefined },
): Answer {
  const { sentinel, asked } = withoutSentinel(question);
  if (sentinel === CHAT_SENTINELS.fast) return longAnswer(sayEverything(speaker, language));
  if (sentinel !== undefined && asked === '') return sayEverything(speaker, language);
  return answerFromAgent(speaker, asked, language, { now: db.now(), made, before });
}

/** The own tool that a question asks for, where the agent may use it and no toolkit answers. */
export function ownToolFor(
  db: Db<State>,
  content: AgentContent,
  { accountId, language }: Pick<StoredConversation, 'accountId' | 'language'>,
  question: string,
) {
  const own = content.tools.find(({ toolkit }) => toolkit === OWN_TOOLKIT)?.actions ?? [];
  if (own.length === 0 || callTools(content, question, language, db.now()).length > 0) return undefined;
  const found = chooseTool(
    own.flatMap((toolId) => findTool(db, accountId, toolId) ?? []),
    question,
  );
  return found && { toolkit: OWN_TOOLKIT, ...found };
}

/** So much of what a tool gave stands in an answer. */
const SAID_MAX = 400;

/** What a tool gave, as an agent says it: the values of JSON by their names, anything else as it is. */
function saidOf(body: string): string {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null) return body.slice(0, SAID_MAX);
    const values = Object.entries(read).filter(([, value]) => value !== '' && typeof value !== 'object');
    if (values.length === 0) return body.slice(0, SAID_MAX);
    return values
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ')
      .slice(0, SAID_MAX);
  } catch {
    return body.slice(0, SAID_MAX);
  }
}

function traceOf({ searched, terms, found, guardrails, why }: Answer) {
  return { searched, terms, found, guardrails, why };
}

/** What an agent answers from what it is told, and how it came to that; a call of an own tool is yet to be made. */
export function answerAsAgent(
  db: Db<State>,
  stored: StoredConversation,
  speaker: Speaking,
  question: string,
): OwnAnswer {
  const { versionId, revision, content } = speaker;
  const before = questionBefore(stored);
  const own = ownToolFor(db, content, stored, withoutSentinel(question).asked);
  const planned =
    own &&
    begunCall({
      callId: db.id('call'),
      toolkit: OWN_TOOLKIT,
      action: own.chosen.toolId,
      ...actionNamed(db, stored.accountId, OWN_TOOLKIT, own.chosen.toolId),
      given: own.given,
    });
  const would =
    planned &&
    wordsOf(db, speaker, stored, question, {
      made: [ownUse(planned, stored.language, { state: 'done', result: '' })],
      before,
    });
  // A guardrail may forbid it.
  const waits = planned !== undefined && would !== undefined && would.tools.length > 0;
  const answer = waits ? would : wordsOf(db, speaker, stored, question, { before });
  const toolCalls = waits
    ? [planned]
    : answer.tools.map((use): ToolCall => {
        const { toolkitName, title } = actionNamed(db, stored.accountId, use.toolkit, use.action) ?? {};
        return { callId: db.id('call'), toolkitName, title, ...use };
      });
  const insteadText = visitorText(content, 'error', stored.language);
  return {
    text: waits ? '' : answer.text,
    citations: waits ? [] : answer.citations,
    toolCalls,
    approval: approvalOf(db, stored, question, { content, calls: toolCalls }),
    ...(waits && own && { ownCall: { callId: planned.callId, given: own.given, took: null } }),
    trace: { versionId, revision, ...traceOf(answer), rulesLooked: [], handoff: null },
    proposal: null,
    parts: {
      ...(insteadText !== '' && { insteadText }),
      // For whoever tries the agent out; no visitor is told what it lacks.
      ...(answer.missing && stored.conversation.kind === 'test' && { missing: answer.missing }),
    },
    unanswered: answer.unanswered,
  };
}

type End = Pick<ToolUse, 'state' | 'result'>;

/** What an own tool gave, in the words of an agent. */
export function ownUse(call: ToolCall, language: Locale, { state, result }: End): ToolUse {
  const { toolkit, action, title, input, arguments: given = [] } = call;
  const said = WORDS[language].toolSays(title?.[language] ?? action, saidOf(result));
  return { toolkit, action, ...(title && { title }), input, arguments: given, state, result: said };
}

/** Goes on with an answer whose own tool has been called. */
export function finishOwnCall(
  db: Db<State>,
  stored: StoredConversation,
  answer: StoredAnswer,
  { state, result, took }: End & { took: number },
): void {
  const { ownCall, trace, userMessageId } = answer;
  const call = answer.toolCalls.find(({ callId }) => callId === ownCall?.callId);
  if (!ownCall || ownCall.took !== null || !call) return;
  Object.assign(call, { state, result });
  ownCall.took = took;
  const question = stored.conversation.messages.find(({ messageId }) => messageId === userMessageId)?.text;
  const spoken = spokenIn(stored, question ?? '');
  const made = [ownUse(call, spoken.language, { state, result })];
  const before = questionBefore(stored, userMessageId);
  const words = wordsOf(db, speakerOf(db, stored), spoken, question ?? '', { made, before });
  answer.text = words.text;
  answer.citations = words.citations;
  if (trace) answer.trace = { ...trace, ...traceOf(words) };
}
