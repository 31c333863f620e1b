import { isConcept, termsIn } from '@mocks/understanding/terms';
import type { Locale } from '@/api/generated/schemas';
import { type Answer, answerOf, sourceOf } from './answer';
import { knownSentences, type Speaker } from './known-sentences';
import { caseOf } from './speak-order';
import { isFormal, saidOf } from './voice';

/** A case of somebody who is angry, whatever about. */
const OF_ANGER =
  /\b(?:angry|upset|annoyed|furious|unhappy|frustrated|complain\w*|enfadad[oa]|molest[oa]|enojad[oa]|indignad[oa]|frustrad[oa]|queja|quejan|se queje|not happy|dissatisfied|no est[aá] content[oa]|insatisfech[oa])\b/i;

/** What a case is about beside the anger. */
const mattersOf = (condition: string) =>
  termsIn(condition).filter((term) => isConcept(term) && term !== '~complaint' && term !== '~customer');

/** A bill is about what was charged. */
const isMet = (matter: string, asked: readonly string[]) =>
  asked.includes(matter) || (matter === '~receipt' && asked.includes('~?price'));

/** What an agent is told to say to somebody who is angry; undefined where it is told nothing of it. */
export function answerAnger(speaker: Speaker, question: string, language: Locale): Answer | undefined {
  const asked = termsIn(question);
  const cases = knownSentences(speaker, language).flatMap((sentence) => {
    const condition = caseOf(sentence.text, sentence.language);
    if (!sentence.enabled || sentence.guardrail || !condition || !OF_ANGER.test(condition)) return [];
    const text = saidOf(sentence, language, isFormal(speaker));
    return text === undefined ? [] : [{ sentence, text, matters: mattersOf(condition) }];
  });
  const met = cases.find(
    ({ matters }) => matters.length === 0 || matters.some((matter) => isMet(matter, asked)),
  );
  // Who says how bad it was, and not of what, complains of what the only such case is about.
  const isOfNothing = !asked.some((term) => isConcept(term) && term !== '~complaint');
  const { sentence, text } = met ?? (cases.length === 1 && isOfNothing ? cases[0] : undefined) ?? {};
  if (!sentence || text === undefined) return undefined;
  return answerOf([{ text, source: sourceOf(sentence, null) }], { citations: [sentence.citation] });
}
