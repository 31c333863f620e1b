import { knownSentences, type Sentence } from '@mocks/conversations/known-sentences';
import { searchSentences } from '@mocks/conversations/search';
import { isConcept, termsIn } from '@mocks/understanding/terms';
import type { Locale } from '@/api/generated/schemas';
import type { Collected } from './collect-changes';
import { otherThan, short } from './sentences';
import { CREATOR_WORDS } from './words';

/** A sentence of an agent, the text in which it stands and the path of that text. */
export type Found = { sentence: Sentence; path: string; text: string; language: Locale };

/** The sentences that are about something, best first, in whatever language they are written; about nothing, all of them. */
export function sentencesAbout({ now }: Collected, about: string, language: Locale): Found[] {
  const { name, content } = now();
  return [language, otherThan(language)].flatMap((asked) => {
    const known = knownSentences({ name, content }, asked).filter(({ enabled }) => enabled);
    const matches = searchSentences(known, about)
      .filter(({ enough }) => enough)
      .toSorted((a, b) => b.wordsInText - a.wordsInText || b.score - a.score);
    const found = about === '' ? known : matches.map(({ sentence }) => sentence);
    return found.flatMap((sentence) => {
      const { sourceId, kind } = sentence.citation;
      if (kind === 'knowledge') {
        const item = content.knowledge.find(({ itemId }) => itemId === sourceId);
        return item
          ? [{ sentence, path: `knowledge.${sourceId}.text`, text: item.text, language: sentence.language }]
          : [];
      }
      const block = content.instructions.find(({ blockId }) => blockId === sourceId);
      return block
        ? [
            {
              sentence,
              path: `instructions.${sourceId}.texts.${sentence.language}`,
              text: block.texts[sentence.language],
              language: sentence.language,
            },
          ]
        : [];
    });
  });
}

/** What of an agent answers a question, in words. */
export function whatItSays(collected: Collected, question: string, language: Locale): string {
  const words = CREATOR_WORDS[language];
  const asked = question
    .replace(/^[¿¡\s]+|[?!.\s]+$/g, '')
    .replace(/ (?:(?:right )?now|at the moment|so far|ahora(?: mismo)?|de momento|hasta ahora)$/i, '');
  const named = /\b(?:about|sobre|acerca de)\s+(?:the |el |la |los |las )?(.+)$/i.exec(asked)?.[1];
  const about = named ?? asked;
  const [best] = sentencesAbout(collected, about, language);
  if (!best)
    return named !== undefined || termsIn(about).some(isConcept)
      ? words.saysNothing(short(about))
      : words.offTopic;
  const { sourceId, kind, title } = best.sentence.citation;
  const position = collected.now().content.instructions.findIndex(({ blockId }) => blockId === sourceId) + 1;
  const where = kind === 'knowledge' ? words.where.knowledge(title) : words.where.block(position);
  return words.says(best.sentence.text, where);
}
