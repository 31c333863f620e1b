import type { Citation } from '@/api/generated/schemas/citation.zod';
import { type Expectation, expectationValueMax } from '@/api/generated/schemas/expectation.zod';

/** A question of a conversation and what the agent answered. */
export interface Exchange {
  /** Of the question. */
  id: string;
  question: string;
  answer: string;
  citations: readonly Pick<Citation, 'sourceId'>[];
  /** Somebody rated the answer as bad, or found it wrong. */
  isBad: boolean;
}

/** Tells one expectation from another. */
export function expectationKey({ kind, value }: Expectation): string {
  return `${kind} ${value}`;
}

/** The sentences of an answer, without the marks that only draw it. */
function sentencesOf(text: string, language: string): string[] {
  const plain = text.replace(/^\s*(?:#+|>|[-*+]|\d+\.)\s+/gm, '').replace(/[*_`]+/g, '');
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plain)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && sentence.length <= expectationValueMax);
}

/**
 * What the present answer offers to expect of later ones: each of its sentences, and where it was taken from; of an
 * answer that was rated as bad, that its sentences are not said again.
 */
export function suggestedExpectations(
  { answer, citations, isBad }: Exchange,
  language: string,
): Expectation[] {
  const kind = isBad ? ('not_contains' as const) : ('contains' as const);
  return [
    ...sentencesOf(answer, language).map((value) => ({ kind, value })),
    ...citations.map(({ sourceId }) => ({ kind: 'uses_source' as const, value: sourceId })),
  ];
}

/**
 * What is expected unless somebody says otherwise: the first sentence, and the first source. Of an answer that was
 * rated as bad nothing: the test would demand what is wrong.
 */
export function usualExpectations(exchange: Exchange, language: string): Expectation[] {
  if (exchange.isBad) return [];
  const offered = suggestedExpectations(exchange, language);
  return (['contains', 'uses_source'] as const).flatMap((kind) => {
    const first = offered.find((expectation) => expectation.kind === kind);
    return first ? [first] : [];
  });
}
