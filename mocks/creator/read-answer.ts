import type { AgentPiece } from '@/api/generated/schemas';
import { LIKE_GREETING } from './greeting-words';
import { ENTERTAIN, STATES, WEATHER } from './patterns';
import { findQuantities } from './quantities';
import { purposeOf } from './read-purpose';
import type { Said } from './said';
import { isPlausible, unquoted, withoutEnd } from './text';

/** Asked for a name, a tone or a greeting, somebody may answer with any words. */
export const isAnswer = (bare: string, asks: AgentPiece) =>
  (asks === 'name' || asks === 'tone' || asks === 'greeting') && !WEATHER.test(bare) && !ENTERTAIN.test(bare);

/** What is told instead of a name: "El montaje cuesta 40 €", "not that formal". */
const isNoName = (folded: string, words: number) =>
  /^[¿¡\s]*(?:no|not|que|it|it's|he|she|we|we're|they|y|and|but|pero|hay|there|oh|also|keep|make|tambien|por cierto)\b(?!-)/.test(
    folded,
  ) ||
  (words >= 3 && (STATES.test(folded) || findQuantities(folded).length > 0));

/** What is meant by an answer to a question of the creator, where its words alone do not tell. */
export function readAnswer(text: string, folded: string, asks: AgentPiece): Said[] | undefined {
  const bare = unquoted(withoutEnd(text));
  const isQuestion = /\?\s*$/.test(text);
  if (asks === 'name') {
    const words = bare.split(/\s+/).length;
    const named = bare.replace(/\s+(?:mism[oa]|entonces|then|please|por favor|porfa)$/i, '');
    const isName = !isQuestion && words <= 6 && /\p{L}/u.test(bare) && !isNoName(folded, words);
    return isName ? [{ is: 'name', name: named }] : undefined;
  }
  if (asks === 'otherLanguage' || isQuestion) return undefined;
  // A fact is neither a greeting nor a tone.
  const isFact = STATES.test(folded) || findQuantities(folded).length > 0;
  const isTold =
    /^(?:(?:y|and|oh|also) )*(?:que|it|don't|do not|never|nunca|if|when|si|cuando|para|keep|make|add|anade|pon)\s/.test(
      folded,
    );
  const isGreeting = LIKE_GREETING.test(folded) || (isPlausible(folded) && !isFact && !isTold);
  if (asks === 'greeting') return isGreeting ? [{ is: 'greeting', text: unquoted(text) }] : undefined;
  if (!isPlausible(folded)) return undefined;
  if (asks === 'tone' && isFact) return undefined;
  if (asks === 'tone') return [{ is: 'tone', tones: [], own: bare }];
  // "Day tickets cost £28" says what is so, not what it is for.
  if (asks === 'purpose' && STATES.test(folded) && findQuantities(folded).length > 0) return undefined;
  if (asks === 'purpose') return [{ is: 'purpose', text: purposeOf(bare) }];
  if (asks === 'rules') return [{ is: 'rule', text }];
  return undefined;
}
