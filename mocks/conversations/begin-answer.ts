import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { takeTurn } from '@mocks/creator/take-turn';
import { logChatCalls } from '@mocks/tool-calls/log-chat-calls';
import type { SendMessageRequest } from '@/api/generated/schemas';
import type { Answer } from './answer';
import { answerFromAgent, sayEverything } from './answer-from-agent';
import { answerVisitor, type Composed, type OwnAnswer } from './answer-visitor';
import type { Answerer } from './answerer';
import { approvalOf } from './ask-approval';
import { newLiveAnswer } from './live-answer';
import { longAnswer } from './long-answer';
import { CHAT_SENTINELS } from './sentinels';
import { situationOf } from './situation';
import type { StoredAnswer, StoredConversation } from './store';
import { visitorText } from './visitor-texts';

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

/** What an agent answers from what it is told, and how it came to that. */
function answerAsAgent(
  db: Db<State>,
  stored: StoredConversation,
  speaker: Speaking,
  question: string,
): OwnAnswer {
  const { text, citations, tools, searched, terms, found, guardrails, why, unanswered } = composeAnswer(
    db,
    speaker,
    stored,
    question,
  );
  const { versionId, revision, content } = speaker;
  const toolCalls = tools.map((use) => ({ callId: db.id('call'), ...use }));
  const approval = approvalOf(db, stored, question, { content, calls: toolCalls });
  const made = toolCalls.filter(({ callId }) => callId !== approval?.callId);
  logChatCalls(db, stored, made);
  const insteadText = visitorText(content, 'error', stored.language);
  return {
    text,
    citations,
    toolCalls,
    approval,
    trace: {
      versionId,
      revision,
      searched,
      terms,
      found,
      guardrails,
      why,
      rulesLooked: [],
      handoff: null,
    },
    proposal: null,
    parts: insteadText === '' ? {} : { insteadText },
    unanswered,
  };
}

/** What is known of an answer that a model writes: nothing yet. */
const NOTHING_YET: Composed = {
  text: '',
  citations: [],
  toolCalls: [],
  approval: null,
  trace: null,
  proposal: null,
  parts: {},
  unanswered: false,
};

/** What is known of an agent's answer that a model writes. */
function leftToModel(
  { content, versionId, revision }: Speaking,
  { language }: StoredConversation,
): OwnAnswer {
  const insteadText = visitorText(content, 'error', language);
  return {
    ...NOTHING_YET,
    parts: insteadText === '' ? {} : { insteadText },
    trace: {
      versionId,
      revision,
      searched: false,
      terms: [],
      found: [],
      guardrails: { looked: [], met: '' },
      why: { used: [], notUsed: [], ownShare: 1 },
      rulesLooked: [],
      handoff: null,
    },
  };
}

/** What a visitor is answered: by the agent, or by the team where its mode, flags and rules say so. */
function answerQuestion(
  db: Db<State>,
  stored: StoredConversation,
  question: string,
  answerer: Answerer | undefined,
): OwnAnswer {
  const speaker = speakerOf(db, stored);
  const { name: agentName, content, versionId, revision } = speaker;
  const situation = situationOf(db, stored);
  return answerVisitor(
    { stored, question, content, agentName, situation, speaks: { versionId, revision }, now: db.now() },
    () => (answerer ? leftToModel(speaker, stored) : answerAsAgent(db, stored, speaker, question)),
  );
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
  return { ...NOTHING_YET, ...turn };
}

/** Takes a question and begins its answer, which from then on is written by the clock, or by who answers. */
export function beginAnswer(
  db: Db<State>,
  who: StoredUser,
  stored: StoredConversation,
  { clientMessageId, text: question }: SendMessageRequest,
  answerer?: Answerer,
): StoredAnswer {
  const [userMessageId, messageId, createdAt] = [db.id('msg'), db.id('msg'), db.iso()];
  const isCreator = stored.conversation.kind === 'creator';
  const composed = !isCreator
    ? answerQuestion(db, stored, question, answerer)
    : answerer
      ? NOTHING_YET
      : answerAsCreator(db, who, stored, question, messageId);
  // A text that was written beforehand is nobody's to write.
  const writer = composed.parts.plain ? undefined : answerer;
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
    ...(writer && { live: newLiveAnswer({ userMessageId, messageId, parts: composed.parts }) }),
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
    {
      messageId,
      author: composed.parts.person ? 'person' : 'agent',
      text: '',
      state: 'streaming',
      citations: [],
      createdAt,
      ...(composed.parts.person && { person: composed.parts.person }),
      ...(composed.parts.plain && { plain: true }),
    },
  );
  writer?.answer({ who, stored, answer, question });
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
    Object.assign(answer, { live: newLiveAnswer(answer), toolCalls: [], approval: null });
    answerer.answer({ who, stored, answer, question });
    return;
  }
  // Who wrote it is not there any more: the played one answers.
  const composed =
    kind === 'creator'
      ? answerAsCreator(db, who, stored, question, answer.messageId)
      : answerAsAgent(db, stored, speakerOf(db, stored), question);
  Object.assign(answer, composed, { live: undefined, wordMilliseconds: paceOf(question) });
}
