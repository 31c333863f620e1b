import type { InstructionBlock } from '@mocks/agents/content';
import { firstWords, knownSentences, type Speaker, textOf } from '@mocks/conversations/known-sentences';
import { searchSentences, termsOf } from '@mocks/conversations/search';
import type { Citation, Locale } from '@/api/generated/schemas';

/** Something a model is given to answer from, and can name as its source. */
export type Source = { citation: Citation; text: string; kind: InstructionBlock['kind'] | 'knowledge' };

/** What a model is given for a question. */
export type Sources = {
  all: Source[];
  /** The words that were looked for, and what was found; nothing where all the knowledge is given. */
  terms: string[];
  found: string[];
};

/** How many characters of knowledge a model is given; beyond that, what the question meets best. */
const KNOWLEDGE_MAX = 24_000;

/** The instructions of an agent that are switched on, and its knowledge as far as there is room. */
export function sourcesFor(speaker: Speaker, question: string, language: Locale): Sources {
  const { content } = speaker;
  const instructions = content.instructions
    .filter(({ enabled }) => enabled)
    .map((block): Source => {
      const { text } = textOf(block, content, language);
      const title = firstWords(text).slice(0, 200);
      return { citation: { sourceId: block.blockId, kind: 'instruction', title }, text, kind: block.kind };
    })
    .filter(({ text }) => text.trim() !== '');
  const known = content.knowledge.map(
    ({ itemId, title, text }): Source => ({
      citation: { sourceId: itemId, kind: 'knowledge', title },
      text,
      kind: 'knowledge',
    }),
  );
  const length = known.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= KNOWLEDGE_MAX) return { all: [...instructions, ...known], terms: [], found: [] };

  const matches = searchSentences(knownSentences(speaker, language), question);
  const best = [...new Set(matches.map(({ sentence }) => sentence.citation.sourceId))];
  const rank = ({ citation }: Source) => {
    const place = best.indexOf(citation.sourceId);
    return place < 0 ? best.length : place;
  };
  let room = KNOWLEDGE_MAX;
  const given = known
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ text }) => {
      if (text.length > room) return false;
      room -= text.length;
      return true;
    });
  const found = given.map(({ citation }) => citation.sourceId).filter((id) => best.includes(id));
  return { all: [...instructions, ...given], terms: termsOf(question), found };
}
