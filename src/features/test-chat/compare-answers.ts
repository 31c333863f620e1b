import type { ChatLine } from '@/shared/chat/chat-thread-state';

/** Whether two versions answered one question alike. */
export type Verdict = 'same' | 'other';

/** An answer beside that of the other version. */
export interface Comparison {
  verdict: Verdict;
  /** What the other one answered. */
  other: string;
}

interface Asked {
  question: string;
  answer: ChatLine | undefined;
}

function askedIn(lines: readonly ChatLine[]): Asked[] {
  return lines.flatMap((line, index) =>
    line.author === 'user' ? [{ question: line.text.trim(), answer: lines[index + 1] }] : [],
  );
}

function isWhole(line: ChatLine | undefined): line is ChatLine {
  return line?.author === 'agent' && line.state === 'complete';
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * For every whole answer that has its counterpart: whether the two say the same, and what the other says. The questions are matched from the
 * end, since one of the conversations may have begun earlier.
 */
export function compareAnswers(
  left: readonly ChatLine[],
  right: readonly ChatLine[],
): ReadonlyMap<string, Comparison> {
  const comparisons = new Map<string, Comparison>();
  const others = askedIn(right).reverse();
  let from = 0;
  for (const { question, answer } of askedIn(left).reverse()) {
    const at = others.findIndex((other, index) => index >= from && other.question === question);
    const counterpart = others[at]?.answer;
    if (at === -1) continue;
    from = at + 1;
    if (!isWhole(answer) || !isWhole(counterpart)) continue;
    const verdict = plain(answer.text) === plain(counterpart.text) ? 'same' : 'other';
    comparisons.set(answer.id, { verdict, other: counterpart.text });
    comparisons.set(counterpart.id, { verdict, other: answer.text });
  }
  return comparisons;
}
