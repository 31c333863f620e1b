import { hear } from '@mocks/understanding/speech-acts';
import { isConcept, isFacetTerm, termsIn } from '@mocks/understanding/terms';
import { ENTERTAIN, HEDGE, OF_ONESELF, REMARK, TONES, WEATHER } from './patterns';
import { findQuantities } from './quantities';
import type { Said } from './said';

/** How many words beside a courtesy are no more than an aside: "mil gracias, guapo". */
const ASIDE_WORDS = 3;

/** "Gracias, te ha quedado genial": what was done is liked. */
const PRAISE =
  /\b(?:(?:te )?(?:ha quedado|quedo|queda) (?:muy |super )?(?:genial|bien|perfecto|bonito|estupendo|fenomenal|de lujo)|(?:that|it)(?:'s| is| looks| came out| turned out) (?:really |very |so )?(?:great|perfect|lovely|nice|good|brilliant)|(?:great|nice|good|brilliant|lovely) (?:job|work)|buen trabajo|well done)\b/;
const PRAISE_WORDS = 8;
/** "No ha quedado bien": it is not. */
const DENIES = /\b(?:no|not|nada|never)\b|n'?t\b/;

/** What the agent is to do, or when somebody else is something: no anger of the one who says it. */
const OF_OTHERS =
  /^(?:it|the agent|el agente) (?:should|must|needs? to|has to|can|debe|tiene que|puede)\b|\b(?:when|if|cuando|si) (?:some(?:one|body)|a (?:customer|visitor|client)|they|alguien|un (?:cliente|visitante))\b/;

/** What anybody may or must do, and no word about the one it is said to. */
const FOR_CUSTOMERS = /^you (?:must|should|can|could|may|have to|need to)\b/;

/** "Jaja buenas, ¿qué tal el lunes?" */
const HOW_ARE_YOU =
  /^(?:(?:(?:ja|je|ha|jo){2,}|lol)[,!\s]+)?(?:hola|buenas|buenos dias|hey|hi|hello)[,!.\s]+(?:que tal|como (?:va|estas|estais|andas)|how(?:'?s| is| are))\b[^.?!\d]{0,25}$/;

/** "Gracias, mañana sigo": it goes on another time. */
const LATER =
  /\b(?:(?:manana|luego|despues|mas tarde) (?:sigo|seguimos|continuo|vuelvo)|(?:sigo|seguimos) (?:manana|luego|despues|otro dia)|i(?:'ll| will) (?:continue|carry on|be back|finish)|(?:more|back) (?:later|tomorrow))\b/;

/** What somebody else said is no order: "a customer wrote: make it 2 euros". */
const REPORTED =
  /^(?:some(?:one|body)|an? (?:customer|client|visitor|guest|user)|my (?:boss|colleague|partner|mother|wife|husband)|un[oa]? (?:client[ea]|visitante|usuari[oa]|senor[a]?)|alguien|mi (?:jef[ea]|soci[oa]|companer[oa]|mujer|marido|madre))\b(?: \S+){0,2}? (?:complained|said|told|wrote|claims?|thinks|says|keeps|se quejo|se queja|dijo|dice|escribio|comento|opina|cree|piensa)\b/;

/** Whether it is small talk: of oneself, of the weather, of what is there, and of nothing that a company tells its agent. */
export function readChatter(text: string, bare: string): Said | undefined {
  const { act, courtesy, rest } = hear(text);
  const isOfCompany =
    termsIn(text).some((term) => isConcept(term) && !isFacetTerm(term)) || findQuantities(bare).length > 0;
  const said = bare.replace(HEDGE, '');
  // "Que tenga más gracia" thanks nobody.
  const isTone = TONES.some(([, pattern]) => pattern.test(bare));
  const isOnlyThanks =
    courtesy === 'thanks' && rest.split(/\s+/).length <= ASIDE_WORDS && !isOfCompany && !isTone;
  const isJudged = PRAISE.test(said) && said.split(/\s+/).length <= PRAISE_WORDS && !isTone;
  if (isJudged && DENIES.test(said) && !isOfCompany) return { is: 'angry' };
  const isPraise = isJudged ? !DENIES.test(said) : act === 'praises' && !isTone;
  if (courtesy === 'thanks' && LATER.test(said)) return { is: 'thanks' };
  if (act === 'thanks' || act === 'parts' || isOnlyThanks || isPraise) return { is: 'thanks' };
  if (act === 'greets' || HOW_ARE_YOU.test(said)) return { is: 'hello' };
  const isOfThis =
    /\b(?:esto|this|you are|you'?re|eres|(?:lo )?has (?:hecho|vuelto|puesto|dicho|entendido|cambiado)|you(?:'ve)? (?:did|done|got|messed))\b/.test(
      said,
    );
  if (act === 'angry' && (!isOfCompany || isOfThis) && !OF_OTHERS.test(said)) return { is: 'angry' };
  // "Make it sound less like a robot" asks for a tone.
  if (act === 'wantsPrompt' || (act === 'asksIfVirtual' && !isTone) || act === 'unclear')
    return { is: 'offTopic' };
  if (WEATHER.test(said) || ENTERTAIN.test(said) || REPORTED.test(said)) return { is: 'offTopic' };
  // "You can send it back for 30 days" is no remark about the creator.
  const isOfCustomers = FOR_CUSTOMERS.test(said) || (isOfCompany && /^(?:you|te)\b/.test(said));
  if (OF_ONESELF.test(said) && !isOfCustomers) return { is: 'offTopic' };
  return REMARK.test(said) && !isOfCompany ? { is: 'offTopic' } : undefined;
}
