import type { ToolUse } from '@mocks/tools/call-tools';
import type {
  AnswerReasons,
  Citation,
  MissingRule,
  UnusedSentence,
  UsedSentence,
} from '@/api/generated/schemas';
import type { Sentence } from './known-sentences';

/** An answer before it is streamed, with what it was taken from and how it came about. */
export type Answer = {
  text: string;
  citations: Citation[];
  /** Whether anything was looked for; a greeting is answered without. */
  searched: boolean;
  /** The words of the question that were looked for. */
  terms: string[];
  /** Every source that was found for the question, the best first. */
  found: string[];
  tools: ToolUse[];
  /** The agent had nothing to say to the question. */
  unanswered: boolean;
  /** What it was missing, for whoever writes its instructions. */
  missing: MissingRule | null;
  /** The guardrails that were looked at, and the one that the question met, in its own words. */
  guardrails: { looked: string[]; met: string };
  why: AnswerReasons;
};

/** A piece of an answer, and where it comes from; without a source it is the agent's own. */
export type Piece = { text: string; source?: Omit<UsedSentence, 'share'> };

/** Which piece makes how much of the answer. */
function reasonsOf(pieces: readonly Piece[], notUsed: UnusedSentence[] = []): AnswerReasons {
  const total = pieces.reduce((length, { text }) => length + text.length, 0);
  const used = pieces.flatMap(({ text, source }) =>
    source ? [{ ...source, share: text.length / Math.max(1, total) }] : [],
  );
  const ownShare = Math.max(0, 1 - used.reduce((sum, { share }) => sum + share, 0));
  return { used, notUsed, ownShare: pieces.every(({ source }) => source) ? 0 : ownShare };
}

/** A sentence as the source of a piece. */
export function sourceOf({ citation, text }: Sentence, score: number | null): Omit<UsedSentence, 'share'> {
  return { ...citation, text, score };
}

/** One answer behind another: of what both say, each is the share that its words are. */
export function followedBy(first: Answer, second: Answer): Answer {
  const share = first.text.length / Math.max(1, first.text.length + second.text.length);
  const scaled = ({ why }: Answer, by: number) => why.used.map((one) => ({ ...one, share: one.share * by }));
  return {
    ...first,
    text: `${first.text} ${second.text}`,
    citations: [...first.citations, ...second.citations],
    why: {
      ...first.why,
      used: [...scaled(first, share), ...scaled(second, 1 - share)],
      ownShare: first.why.ownShare * share + second.why.ownShare * (1 - share),
    },
  };
}

/** The answer that pieces make together. */
export function answerOf(
  pieces: readonly Piece[],
  { notUsed, ...rest }: { notUsed?: UnusedSentence[] } & Partial<Omit<Answer, 'text' | 'why'>>,
): Answer {
  return {
    text: pieces.map(({ text }) => text).join(' '),
    citations: [],
    searched: false,
    terms: [],
    found: [],
    tools: [],
    unanswered: false,
    missing: null,
    guardrails: { looked: [], met: '' },
    ...rest,
    why: reasonsOf(pieces, notUsed),
  };
}
