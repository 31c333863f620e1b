import { firstWords } from '@mocks/conversations/known-sentences';
import { isFacetTerm, termsIn } from '@mocks/understanding/terms';
import { type Edit, replaceSentence } from './edit';
import { otherThan, sentencesOf, short } from './sentences';
import { type Found, sentencesAbout } from './sentences-about';
import { withoutListed } from './without-listed';

/** How many blocks are named to somebody who asks for one that is not there. */
const BLOCKS_NAMED = 4;

/** The same sentence in the other language: at the same place of a text with as many sentences. */
function twinOf({ agent }: Edit, { path, text, sentence, language: from }: Found): Found | undefined {
  const [area, id] = path.split('.');
  const block = agent.content.instructions.find(({ blockId }) => blockId === id);
  if (area !== 'instructions' || !block) return undefined;
  const to = otherThan(from);
  const [own, others] = [sentencesOf(text, from), sentencesOf(block.texts[to], to)];
  const twin = others[own.findIndex((one) => one.trim() === sentence.text)];
  if (own.length !== others.length || twin === undefined) return undefined;
  return {
    sentence: { ...sentence, text: twin.trim(), language: to },
    path: `instructions.${id}.texts.${to}`,
    text: block.texts[to],
    language: to,
  };
}

/** Takes out what the agent says about something, in both languages. */
export function removeSentence(edit: Edit, about: string): void {
  const { collected, agent, language, words, notes } = edit;
  // Whoever wants the shipping costs gone does not mean when parcels are collected.
  const facets = termsIn(about).filter(isFacetTerm);
  const found = sentencesAbout(collected, about, language).filter(({ sentence }) =>
    facets.every((term) => termsIn(sentence.text).includes(term)),
  );
  // Whoever wants a rule gone does not mean what the agent is for.
  const isOfTask = ({ path }: Found) =>
    agent.content.instructions.some(
      ({ blockId, kind }) =>
        path.startsWith(`instructions.${blockId}.`) && (kind === 'persona' || kind === 'goals'),
    );
  const best = found.find((one) => !isOfTask(one)) ?? found[0];
  const shorter = found.flatMap((one) => {
    const text = withoutListed(one.sentence.text, about, one.language);
    return text === undefined ? [] : [{ one, text }];
  });
  if (shorter.length > 0) {
    for (const { one, text } of shorter)
      replaceSentence(edit, one, text, words.reasons.removed(short(about)));
    return;
  }
  if (best) {
    const twin = twinOf(edit, best);
    replaceSentence(edit, best, '', words.reasons.removed(short(about)));
    if (twin) replaceSentence(edit, twin, '', words.reasons.removed(short(about)));
    return;
  }
  const known = agent.content.instructions
    .slice(0, BLOCKS_NAMED)
    .map(({ texts }) => `«${firstWords(texts[language] || texts.es || texts.en)}»`);
  notes.push(words.absent.rule(short(about), known.join(', ')));
}
