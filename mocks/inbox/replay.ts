import { answerFromAgent } from '@mocks/conversations/answer-from-agent';
import { questionBefore } from '@mocks/conversations/question-before';
import type { Db } from '@mocks/core/db';
import { refuse, refuseUnknown } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { localeSaid } from '@mocks/understanding/language-said';
import type { Replay } from '@/api/generated/schemas';
import type { Visited } from './records';

/** What the draft of an agent says now to the question before an answer. */
export function replayOnDraft(db: Db<State>, { stored }: Visited, messageId: string): Replay {
  const { botKey, messages } = stored.conversation;
  const index = messages.findIndex((one) => one.messageId === messageId);
  const [question, before] = [messages[index - 1], messages[index]];
  if (before?.author !== 'agent' || question?.author !== 'user') return refuseUnknown();
  const agent = db.state.trash[botKey] === undefined ? db.state.agents[botKey]?.agent : undefined;
  if (!agent) return refuse({ status: 409, code: 'AGENT_GONE', message: 'The agent is no longer there' });
  const { name, draft } = agent;
  const { text, unanswered } = answerFromAgent(
    { name, content: draft.content },
    question.text,
    localeSaid(question.text, stored.language),
    { now: db.now(), before: questionBefore(stored, question.messageId) },
  );
  const wasAnswered = !Object.values(stored.answers).some(
    (answer) => answer.messageId === messageId && answer.unanswered,
  );
  const verdict = text === before.text ? 'same' : unanswered && wasAnswered ? 'worse' : 'changed';
  return { messageId, question: question.text, before: before.text, now: text, verdict };
}
