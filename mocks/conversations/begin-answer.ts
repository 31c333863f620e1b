import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { takeTurn } from '@mocks/creator/take-turn';
import { logChatCalls } from '@mocks/tool-calls/log-chat-calls';
import type { SendMessageRequest } from '@/api/generated/schemas';
import type { Answer } from './answer';
import { answerFromAgent, sayEverything } from './answer-from-agent';
import { longAnswer } from './long-answer';
import { CHAT_SENTINELS } from './sentinels';
import type { StoredAnswer, StoredConversation } from './store';

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

type Composed = Pick<StoredAnswer, 'text' | 'citations' | 'toolCalls' | 'trace' | 'proposal'>;

/** What an agent answers from what it is told, and how it came to that. */
function answerAsAgent(db: Db<State>, stored: StoredConversation, question: string): Composed {
  const speaker = speakerOf(db, stored);
  const { text, citations, tools, searched, terms, found, guardrails, why } = composeAnswer(
    db,
    speaker,
    stored,
    question,
  );
  const { versionId, revision, name } = speaker;
  const toolCalls = tools.map((use) => ({ callId: db.id('call'), ...use }));
  logChatCalls(db, stored, name, toolCalls);
  return {
    text,
    citations,
    toolCalls,
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
  return { ...turn, citations: [], toolCalls: [], trace: null };
}

/** Takes a question and begins its answer, which from then on is written by the clock. */
export function beginAnswer(
  db: Db<State>,
  who: StoredUser,
  stored: StoredConversation,
  { clientMessageId, text: question }: SendMessageRequest,
): StoredAnswer {
  const [userMessageId, messageId, createdAt] = [db.id('msg'), db.id('msg'), db.iso()];
  const composed =
    stored.conversation.kind === 'creator'
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
    reached: 0,
    stoppedAfter: null,
    stoppedAt: null,
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
  return answer;
}

/** A failed answer is begun anew when its question is asked again; any other one stays as it is. */
export function beginAgain(db: Db<State>, stored: StoredConversation, answer: StoredAnswer): void {
  const message = stored.conversation.messages.find(({ messageId }) => messageId === answer.messageId);
  if (message?.state !== 'failed') return;
  Object.assign(answer, {
    attempt: answer.attempt + 1,
    startedAt: db.now(),
    failsAtHalf: false,
    reached: 0,
  });
  Object.assign(message, { state: 'streaming', text: '' });
}
