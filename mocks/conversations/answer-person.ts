import { hear } from '@mocks/understanding/speech-acts';
import type { Locale } from '@/api/generated/schemas';
import { type Answer, answerOf, sourceOf } from './answer';
import { knownSentences, type Speaker } from './known-sentences';
import { caseOf } from './speak-order';
import { isFormal, passesOn, saidOf } from './voice';

/** "When someone", "si un cliente": who it is about, and not whom they want. */
const WHO =
  /^(?:if|when|whenever|in case|si|cuando|en caso de que)\s+(?:an? |the |any |un |una |el |la |algún )?\p{L}+\s/iu;

/** Who asks for somebody wants them. */
const ASKS_FOR = /^(?:asks? for|pid[ea] (?:hablar con )?)\s*/i;

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
  return undefined;
}
