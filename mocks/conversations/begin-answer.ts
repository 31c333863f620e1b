import type { AgentContent } from '@mocks/agents/content';
import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { takeTurn } from '@mocks/creator/take-turn';
import type { SendMessageRequest, ToolCall } from '@/api/generated/schemas';
import type { Answer } from './answer';
import { answerFromAgent, sayEverything } from './answer-from-agent';
import type { Answerer } from './answerer';
import { newLiveAnswer } from './live-answer';
import { longAnswer } from './long-answer';
import { CHAT_SENTINELS } from './sentinels';
import type { StoredAnswer, StoredConversation } from './store';
import { WORDS } from './wording';

const WORD_MILLISECONDS = 25;
const SLOW_WORD_MILLISECONDS = 400;
/** 200 words a second. */
const FAST_WORD_MILLISECONDS = 5;

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

type Speaking = ReturnType<typeof speakerOf>;

/** The words of an answer; a sentinel in the question makes it long enough to be interrupted. */
function composeAnswer(
  db: Db<State>,
  speaker: Speaking,
  stored: StoredConversation,
  question: string,
): Answer {
  const sentinel = Object.values(CHAT_SENTINELS).find((typed) => question.startsWith(typed));
  const asked = sentinel === undefined ? question : question.slice(sentinel.length).trim();
  if (sentinel === CHAT_SENTINELS.fast) return longAnswer(sayEverything(speaker, stored.language));
  return asked === ''
    ? sayEverything(speaker, stored.language)
    : answerFromAgent(speaker, asked, stored.language, db.now());
}

function paceOf(question: string): number {
  if (question.startsWith(CHAT_SENTINELS.slow)) return SLOW_WORD_MILLISECONDS;
  return question.startsWith(CHAT_SENTINELS.fast) ? FAST_WORD_MILLISECONDS : WORD_MILLISECONDS;
}

type Composed = Pick<StoredAnswer, 'text' | 'citations' | 'toolCalls' | 'trace' | 'proposal' | 'approval'>;

const APPROVAL_MILLISECONDS = 5 * MINUTE;
const SHORT_APPROVAL_MILLISECONDS = 3000;

/** Whether a person has to approve a call first: each time, or until one of its kind was approved in this conversation. */
function asksFirst({ tools }: AgentContent, { answers }: StoredConversation, call: ToolCall): boolean {
  const approval = tools.find(({ toolkit }) => toolkit === call.toolkit)?.approvals?.[call.action];
  if (approval !== 'ask') return approval === 'always';
  return !Object.values(answers).some(
    (answer) =>
      answer.approval?.state === 'approved' &&
      answer.toolCalls.some(({ toolkit, action }) => toolkit === call.toolkit && action === call.action),
  );
}

function approvalOf(
  db: Db<State>,
  stored: StoredConversation,
  question: string,
  { content, calls }: { content: AgentContent; calls: readonly ToolCall[] },
): StoredAnswer['approval'] {
  const asked = calls.find((call) => asksFirst(content, stored, call));
  if (!asked) return null;
  const isShort = question.startsWith(CHAT_SENTINELS.expire);
  return {
    approvalId: db.id('apr'),
    callId: asked.callId,
    state: 'waiting',
    lasts: isShort ? SHORT_APPROVAL_MILLISECONDS : APPROVAL_MILLISECONDS,
    otherText: WORDS[stored.language].notRun,
  };
}

/** What an agent answers from what it is told, and how it came to that. */
function answerAsAgent(db: Db<State>, stored: StoredConversation, question: string): Composed {
  const speaker = speakerOf(db, stored);
  const { text, citations, tools, searched, terms, found, guardrails, why } = composeAnswer(
    db,
    speaker,
    stored,
    question,
  );
  const { versionId, revision, content } = speaker;
  const toolCalls = tools.map((use) => ({ callId: db.id('call'), ...use }));
  return {
    text,
    citations,
    toolCalls,
    approval: approvalOf(db, stored, question, { content, calls: toolCalls }),
    trace: { versionId, revision, searched, terms, found, guardrails, why },
    proposal: null,
  };
}

/** What the creator answers, and what it proposes. */
function answerAsCreator(
  db: Db<State>,
  who: StoredUser,
  stored: StoredConversation,
  question: string,
  messageId: string,
): Composed {
  const sentinel = Object.values(CHAT_SENTINELS).find((typed) => question.startsWith(typed)) ?? '';
  const said = question.slice(sentinel.length).trim();
  const turn = takeTurn(db, stored, who, { question: said, messageId });
  return { ...turn, citations: [], toolCalls: [], trace: null, approval: null };
}

/** What is known of an answer that somebody else writes: nothing yet. */
const NOTHING_YET: Composed = {
  text: '',
  citations: [],
  toolCalls: [],
  trace: null,
  proposal: null,
  approval: null,
};

/** Takes a question and begins its answer, which from then on is written by the clock, or by who answers. */
export function beginAnswer(
  db: Db<State>,
  who: StoredUser,
  stored: StoredConversation,
  { clientMessageId, text: question }: SendMessageRequest,
  answerer?: Answerer,
): StoredAnswer {
  const [userMessageId, messageId, createdAt] = [db.id('msg'), db.id('msg'), db.iso()];
  const composed = answerer
    ? NOTHING_YET
    : stored.conversation.kind === 'creator'
      ? answerAsCreator(db, who, stored, question, messageId)
      : answerAsAgent(db, stored, question);
  const answer: StoredAnswer = {
    ...composed,
    userMessageId,
    messageId,
    attempt: 1,
    startedAt: db.now(),
    wordMilliseconds: paceOf(question),
    failsAtHalf: question.startsWith(CHAT_SENTINELS.error),
    paused: 0,
    reached: 0,
    stoppedAfter: null,
    stoppedAt: null,
    ...(answerer && { live: newLiveAnswer({ userMessageId, messageId }) }),
  };
  stored.answers[clientMessageId] = answer;
  stored.conversation.messages.push(
    {
      messageId: userMessageId,
      clientMessageId,
      author: 'user',
      text: question,
      state: 'complete',
      citations: [],
      createdAt,
    },
    { messageId, author: 'agent', text: '', state: 'streaming', citations: [], createdAt },
  );
  answerer?.answer({ who, stored, answer, question });
  return answer;
}

/** A failed answer is begun anew when its question is asked again; any other one stays as it is. */
export function beginAgain(
  db: Db<State>,
  who: StoredUser,
  stored: StoredConversation,
  answer: StoredAnswer,
  answerer?: Answerer,
): void {
  const { messages, kind } = stored.conversation;
  const message = messages.find(({ messageId }) => messageId === answer.messageId);
  if (message?.state !== 'failed') return;
  Object.assign(answer, {
    attempt: answer.attempt + 1,
    startedAt: db.now(),
    failsAtHalf: false,
    reached: 0,
  });
  Object.assign(message, { state: 'streaming', text: '' });
  if (!answer.live) return;
  const question = messages.find(({ messageId }) => messageId === answer.userMessageId)?.text ?? '';
  if (answerer) {
    answer.live = newLiveAnswer(answer);
    answerer.answer({ who, stored, answer, question });
    return;
  }
  // Who wrote it is not there any more: the played one answers.
  const composed =
    kind === 'creator'
      ? answerAsCreator(db, who, stored, question, answer.messageId)
      : answerAsAgent(db, stored, question);
  Object.assign(answer, composed, { live: undefined, wordMilliseconds: paceOf(question) });
}
