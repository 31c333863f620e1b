import type { Locale } from '@/api/generated/schemas';
import type { Edit } from './edit';
import { otherThan } from './sentences';
import { sentencesAbout } from './sentences-about';
import { setSentence } from './set-sentence';

/** "Is free" of each language, and what stands in its place; `to` is null where no price was said. */
const FREE: Record<Locale, readonly [said: RegExp, (verb: string, to: string | null) => string]> = {
  en: [
    /\b(is|are) free(?: of charge)?(?!\p{L})/u,
    (verb, to) => (to === null ? `${verb} not free` : `${verb === 'are' ? 'cost' : 'costs'} ${to}`),
  ],
  es: [
    /\b(es|son) (?:gratis|gratuit[oa]s?)(?!\p{L})/u,
    (verb, to) => (to === null ? `no ${verb} gratis` : `${verb === 'son' ? 'cuestan' : 'cuesta'} ${to}`),
  ],
};

/** Gives what was free its price, in each language in which it is said to be free; what nobody says yet becomes a rule. */
export function setPrice(edit: Edit, about: string, to: string | null, text: string): void {
  const { collected, language, words } = edit;
  const found = [language, otherThan(language)].flatMap((one) => {
    const free = sentencesAbout(collected, about, one).find(
      ({ language: written, sentence }) => written === one && FREE[one][0].test(sentence.text),
    );
    return free ? [free] : [];
  });
  for (const { path, text: whole, sentence, language: written } of found) {
    const [free, instead] = FREE[written];
    const priced = sentence.text.replace(free, (_, verb: string) => instead(verb, to));
    collected.put(
      path,
      whole.replace(sentence.text, () => priced),
      words.reasons.newer,
    );
  }
  if (found.length === 0) setSentence(edit, text, 'rules', words.reasons.rule);
}
