import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { takeTurn } from '@mocks/creator/take-turn';
import { logChatCalls } from '@mocks/tool-calls/log-chat-calls';
import type { SendMessageRequest } from '@/api/generated/schemas';
import { answerVisitor, type Composed, type OwnAnswer } from './answer-visitor';
import type { Answerer } from './answerer';
import { answerAsAgent, type Speaking, speakerOf, spokenIn } from './compose-answer';
import { newLiveAnswer } from './live-answer';
import type { CallOwnTool } from './own-call';
import { CHAT_SENTINELS } from './sentinels';
import { situationOf } from './situation';
import type { StoredAnswer, StoredConversation } from './store';
import { visitorText } from './visitor-texts';

const WORD_MILLISECONDS = 25;
const SLOW_WORD_MILLISECONDS = 400;
/** 200 words a second. */
const FAST_WORD_MILLISECONDS = 5;

function paceOf(question: string): number {
  if (question.startsWith(CHAT_SENTINELS.slow)) return SLOW_WORD_MILLISECONDS;
  return question.startsWith(CHAT_SENTINELS.fast) ? FAST_WORD_MILLISECONDS : WORD_MILLISECONDS;
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
  asked: StoredConversation,
  question: string,
  answerer: Answerer | undefined,
): OwnAnswer {
  const stored = spokenIn(asked, question);
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

/** Makes the calls of an answer, but the one that a person has to approve first. */
function makeCalls(
  db: Db<State>,
  stored: StoredConversation,
  answer: StoredAnswer,
  callOwnTool: CallOwnTool,
): void {
  const { approval, ownCall, toolCalls } = answer;
  const asked = [approval?.callId, ownCall?.callId];
  logChatCalls(
    db,
    stored,
    toolCalls.filter(({ callId }) => !asked.includes(callId)),
  );
  callOwnTool(stored, answer);
}

/** Who does the work of an answer that the provider does not do while it answers a call. */
export type AnswerWork = { answerer?: Answerer | undefined; callOwnTool: CallOwnTool };

/** Takes a question and begins its answer, which from then on is written by the clock, or by who answers. */
export function beginAnswer(
  db: Db<State>,
  who: StoredUser,
  stored: StoredConversation,
  { clientMessageId, text: question }: SendMessageRequest,
  { answerer, callOwnTool }: AnswerWork,
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
  makeCalls(db, stored, answer, callOwnTool);
  return answer;
}

/** A failed answer is begun anew when its question is asked again; any other one stays as it is. */
export function beginAgain(
  db: Db<State>,
  who: StoredUser,
  stored: StoredConversation,
  answer: StoredAnswer,
  { answerer, callOwnTool }: AnswerWork,
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
      : answerAsAgent(db, spokenIn(stored, question), speakerOf(db, stored), question);
  Object.assign(answer, { ownCall: undefined }, composed, {
    live: undefined,
    wordMilliseconds: paceOf(question),
  });
  makeCalls(db, stored, answer, callOwnTool);
}
