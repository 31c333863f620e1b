import type { StoredAnswer } from './store';

const WORD_MILLISECONDS = 25;

/** An answer that was written whole before anybody reads it, as those of the seeds. */
export function writtenAnswer(
  answer: Pick<StoredAnswer, 'userMessageId' | 'messageId' | 'text' | 'startedAt'> & Partial<StoredAnswer>,
): StoredAnswer {
  return {
    citations: [],
    attempt: 1,
    wordMilliseconds: WORD_MILLISECONDS,
    failsAtHalf: false,
    toolCalls: [],
    approval: null,
    paused: 0,
    reached: 0,
    stoppedAfter: null,
    stoppedAt: null,
    trace: null,
    proposal: null,
    parts: {},
    unanswered: false,
    ...answer,
  };
}
