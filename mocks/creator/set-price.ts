import type { Locale } from '@/api/generated/schemas';
import type { Edit } from './edit';
import { findQuantities, isLimit, isMoney } from './quantities';
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

/** "Free for purchases over 20 euros": from what sum on it was free. */
const FROM_A_SUM =
  /(?:\s(?:for|on|with|en|para|con)\s[^.,;]*?)?\s(?:over|above|from|more than|más de|a partir de|desde|superiores a)\s[^.,;]*/iu;

/** "Gift wrapping costs 2 euros": of what was free from some sum on, and of no such sum. */
export function isPriceOfFree({ collected, language }: Edit, about: string, to: string): boolean {
  const [value] = findQuantities(to);
  if (!value || !isMoney(value.unit) || isLimit(to, value) || /free|gratis|gratuit/i.test(about))
    return false;
  const found = sentencesAbout(collected, about, language);
  const [best] = found;
  if (!best || !FREE[best.language][0].test(best.sentence.text)) return false;
  // Where a price stands already, that is the one which changes.
  const sums = found.flatMap(({ sentence: { text } }) =>
    findQuantities(text).flatMap((one) => (isMoney(one.unit) ? [isLimit(text, one)] : [])),
  );
  return sums.length > 0 && sums.every(Boolean);
}

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
    const whatever = sentence.text.replace(free, (_, verb: string) => instead(verb, to));
    const priced = to === null ? whatever : whatever.replace(FROM_A_SUM, '');
    collected.put(
      path,
      whole.replace(sentence.text, () => priced),
      words.reasons.newer,
    );
  }
  if (found.length === 0) setSentence(edit, text, 'rules', words.reasons.rule);
}
