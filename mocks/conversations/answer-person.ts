import { hear, wantedPerson } from '@mocks/understanding/speech-acts';
import { termsIn } from '@mocks/understanding/terms';
import type { Locale } from '@/api/generated/schemas';
import { type Answer, answerOf, sourceOf } from './answer';
import { knownSentences, type Speaker } from './known-sentences';
import { caseOf } from './speak-order';
import { addressed, isFormal, passesOn, saidOf } from './voice';
import { WORDS } from './wording';

/** "When someone", "si un cliente": who it is about, and not whom they want. */
const WHO =
  /^(?:if|when|whenever|in case|si|cuando|en caso de que)\s+(?:an? |the |any |un |una |el |la |algún )?\p{L}+\s/iu;

/** Who asks for somebody wants them. */
const ASKS_FOR = /^(?:asks? for|pid[ea] (?:hablar con )?)\s*/i;

const TO_BE_CALLED = /\b(?:rings?|calls?|phone|llam\w+|telefone\w+)\b/i;

/** "Do you sell pellets? I want to talk to a person": what is asked in a sentence of its own. */
export function askedBesidePerson(question: string): string {
  const parts = question.split(/(?<=[.?!])\s+/);
  return parts
    .filter((part) => part.includes('?') && wantedPerson(part).length === 0 && !TO_BE_CALLED.test(part))
    .join(' ');
}

/** What an agent is told to say to somebody who wants a person: a number to call, who calls back. */
export function answerPerson(speaker: Speaker, language: Locale): Answer | undefined {
  // Whoever passes people on does that.
  if (passesOn(speaker.content)) return undefined;
  for (const sentence of knownSentences(speaker, language)) {
    const asked = caseOf(sentence.text, sentence.language)?.replace(WHO, '').replace(ASKS_FOR, 'want ');
    if (!sentence.enabled || sentence.guardrail || asked === undefined) continue;
    if (hear(asked).act !== 'wantsPerson') continue;
    const text = saidOf(sentence, language, isFormal(speaker));
    if (text !== undefined)
      return answerOf([{ text, source: sourceOf(sentence, null) }], { citations: [sentence.citation] });
  }
  return answerPhone(speaker, language);
}

/** A number that somebody can call. */
const PHONE_NUMBER = /\+?\d(?:[\d\s().-]*\d){7,}/;

/** Where nobody is passed on, the number at which a person answers; undefined where none is known. */
function answerPhone(speaker: Speaker, language: Locale): Answer | undefined {
  const formal = isFormal(speaker);
  for (const sentence of knownSentences(speaker, language)) {
    const isNumber = PHONE_NUMBER.test(sentence.text) && termsIn(sentence.text).includes('~phone');
    if (!sentence.enabled || sentence.guardrail || !isNumber) continue;
    if (caseOf(sentence.text, sentence.language) !== undefined) continue;
    const text = saidOf(sentence, language, formal);
    if (text === undefined) continue;
    const said = [
      { text: addressed(WORDS[language], 'notFromHere', formal) },
      { text, source: sourceOf(sentence, null) },
    ];
    return answerOf(said, { citations: [sentence.citation] });
  }
  return undefined;
}
