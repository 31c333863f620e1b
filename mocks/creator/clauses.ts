import { outsideQuotes, QUOTED } from '@mocks/understanding/outside-quotes';
import type { Locale } from '@/api/generated/schemas';
import { REMOVING } from './patterns';
import { capitalized } from './phrases';
import { foldInPlace } from './text';

/** What a company tells of itself behind what it is: "…, horario de 12 a 23, envíos no hacemos". */
export const OF_COMPANY = String.raw`horario (?:de|es)(?![^.;]*\b(?:y|e) \p{L}+[aei]r\b)|opening hours|(?:env[ií]os|reservas|devoluciones|entregas) no (?:hacemos|aceptamos|cogemos)`;

const COMMANDS =
  "name \\p{L}+(?=[,.]|$)|add|remove|delete|drop|change|set|rename|(?:maybe |perhaps )?(?:call|name) (?:it|him|her|the (?:agent|bot|assistant))|could it|can it (?:also )?(?:speak|answer|reply|talk)|could you|(?:tell|say to) (?:people|customers|visitors|them|clients)|(?:so )?(?:it|he|she) should|(?:doesn't|does not) (?:promise|give|quote|offer|sell|discuss|share)|(?:the )?greeting (?:is|should)|(?:que )?el saludo (?:sea|es)|connect|use|never|don'?t|do not|translate|greet|make|increase|raise|lower|reduce|extend|be more|anade|agrega|quita|elimina|borra|cambia|pon|ponle|ponl[oa]|put (?:it|him|her)|keep (?:it|the|answers|replies)|llamalo|llamala|conecta|usa|nunca|jamas|no (?:prometas|des|digas|compartas|hables|ofrezcas)|traduce|saluda|haz|que sea|que no|sube|baja|amplia|se mas|habla|trata|tutea|(?:que )?(?:hable|trate|tutee|salude|responda|conteste) |be (?:warm|friendly|kind|nice|brief|formal|polite|funny|cheerful|professional|concise)|speaks? (?:formally|casually|briefly)|(?:no|sin) (?:jokes?|emojis?|bromas|chistes)|tenga un tono|(?:casual|formal|friendly|warm|professional|playful) (?:tone|please|voice)|(?:muy|bien) (?:in)?formal|con voseo|de usted|sin dar|have it (?:say hello|greet|open with|start with|begin with)|(?:it|he|she)'?s? (?:mustn't|must not|must never|should never|cheerful|friendly|formal)|(?:if|when|si|cuando) (?:it|somebody|someone|anyone|anybody|a|they|the|no|alguien|un|una|el)";
const JOINED = new RegExp(
  `(?:,?\\s+(?:and|y|e|then|luego|ademas|also|tambien)(?:\\s+(?:also|then|tambien|luego|ademas))?\\s+|(?:[,.!?]|\\s[—–])\\s+)(?=(?:${OF_COMPANY}|${COMMANDS})\\b)`,
  'gu',
);

/** "…, and shipping is 5.50": the next figure is of something else. */
const NEXT_FIGURE =
  /(?<=\d.*),?\s+(?:and|y)\s+(?=(?:(?:the|our|el|la|los|las|nuestr[oa]s?) )?(?:shipp?ing|deliver\w+|returns?|prices?|warranty|guarantee|envios?|entregas?|devoluciones|devolucion|precios?|garantia)\s(?:[a-z]+ ){0,2}[€$]?\d)/gu;

/** "…, y que firme siempre": one more thing that is wished for. */
const NEXT_WISH =
  /,?\s+y\s+(?=que (?:a partir de ahora|desde ahora)\b|que (?:nunca|jamas) \p{L}|que (?:siempre |nunca |no )?(?:firme|pida|ofrezca|diga|pregunte|avise|recomiende|recuerde|use|mencione|termine|empiece|de|pase|mande|envie|apunte|llame|sea|tutee|suene)\b)/gu;

/** "Shipping is now 7.95 and free from 75": behind a figure comes what another one is of. */
const NEXT_SUBJECT =
  /(?<=\d.*),?\s+(?:and|y|e)\s+(?=(?:(?:the|our|el|la|los|las|nuestr[oa]s?)\s)?[a-z-]+(?:\s[a-z-]+){0,3}?\s(?:is|are|now|costs?|from|ahora|cuestan?|es|son|valen?|pasan?|a partir|desde)\s(?:[a-z]+\s){0,5}?[€$]?\d)/gu;

/** "Appointments take an hour, and on Fridays we close at three". */
const NEXT_DAY =
  /,?\s+(?:and|y)\s+(?=(?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days? we(?:'re| are| close| open)|(?:los |el )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?) (?:cerramos|abrimos|no abrimos))\b)/gu;

/** "Sorry, 60, and you can cancel until the day before": behind another figure comes something else. */
const AFTER_CORRECTION =
  /(?<=^[^\d]{0,30}[€$£]?\d[\d.:,]*(?<![.,])(?:\s(?:days?|weeks?|hours?|minutes?|months?|euros?|dias?|semanas?|horas?|minutos?|mes(?:es)?|%|€))?(?:\s(?:an?|per|each|por|la|el|cada)\s[a-z]+)?),\s+(?=(?:and|y|but|pero)\s)/g;

/** "…, ya no se cobra", "…, we don't do that any more": why it is to go, and nothing that holds from now on. */
const ENDED_TOO = String.raw`(?:ya no (?:l[oa]s? |se )?(?:l[oa]s? )?\p{L}+(?: eso)?|(?:we|it|that|they)(?:'re| are| is|'s)? (?:no longer|don'?t|doesn'?t|do not) (?:\p{L}+)(?: (?:it|that|them|this|for it))?(?: any ?more| now)?)`;

/** "Forget the returns, we take nothing back": what holds from now on is a fact of its own. */
const AFTER_REMOVAL = new RegExp(
  String.raw`(?<=^\s*${REMOVING}\b[^,]*),\s+(?=(?:we|our|ya no|now|ahora|no)\b)(?!${ENDED_TOO}\W*$)`,
  'gu',
);

/** "The greeting should be: Hi! I am Nube.": all that follows is the greeting. */
const GREETING_TOLD =
  /(?<=(?<!\p{L})(?:salud\p{L}*|greet\p{L}*)(?!\p{L})[^.!?:\n]{0,40}:\s*)[^\s"«“'][^\n]*/giu;

/** "Que salude con ¡Hola! ¿Qué necesitas?": a greeting of several sentences without quotes around it. */
const GREETING_SAID =
  /(?<=(?<!\p{L})(?:que salude|saluda|salude|greet (?:people|them|visitors|everyone)|(?:change|set) the greeting|(?:cambia|pon) el saludo|el saludo)\s(?:con|with|to|a|por|es|sea|diciendo)\s)[¡¿\p{Lu}][^\n"«“]*[!?][^\n"«“]*/gu;

/** The end of a sentence that is none of an abbreviation. */
const ENDED =
  /(?<=\p{L}{2})(?<!(?<!\p{L})(?:[Nn]o|incl|inc|approx|min|max|tel|Tel|aprox|núm|num|mín|máx|art|pág|ext|[Ss]t|vs|etc|[Ss]r|[Ss]ra|[Dd]r|[Dd]ra|[Mm]r|[Mm]rs|[Mm]s))\.\s+(?=[€$£]?\d|\p{Ll})/gu;

/** "…y el bono de diez 95. que nunca recomiende…": a full stop behind a figure, where a wish follows. */
const ENDED_BY_FIGURE =
  /(?<=\d)\.\s+(?=(?:que|nunca|jam[aá]s|no|si|y|adem[aá]s|never|don['’]?t|it|he|she|we|if|also|and|please|call)\s\p{L})/giu;

/** "Que trate de usted a los clientes y sea más breve": two ways in which it is to speak. */
const NEXT_MANNER =
  /(?<=^\s*que\s.*),?\s+y\s+(?=(?:sea|suene|tutee|trate|hable|salude|responda|conteste)\s)/gu;

const isCorrection = (folded: string) =>
  /^\s*(?:no|sorry|perdona|perdon|actually|wait|hang on|hold on|espera|me he equivocado|me equivoque)\b[^\d]{0,25}[€$£]?\d/.test(
    folded,
  );

/** A clause that says what to do when something happens. */
export const IS_CONDITION = /^(?:if|when|whenever|si|cuando)\b/;

/** "Add these rules: …, …, and …": what is listed. */
const LISTED =
  /^(?:please |por favor,? )?(?:(?:add|here are|these are|note|anade|pon|apunta|estas son)\s)?(?:(?:these|the following|some|my|our|estas|las siguientes|unas|mis|nuestras)\s)?(?:new |nuevas )?(?:rules|reglas|normas)\s*:\s*(?=\S)/;
/** So many words at least has each of them: "between 9, 10 and 11" lists no rules. */
const LISTED_WORDS = 3;

/** What a clause lists, each by itself; a clause that lists nothing as it is. */
function listedIn(clause: string): string[] {
  const [lead] = LISTED.exec(foldInPlace(clause)) ?? [];
  if (lead === undefined) return [clause];
  const rest = clause.slice(lead.length);
  const parts = rest.split(/,\s+(?:(?:and|y|e)\s+)?|\s+(?:and|y)\s+(?=(?:never|always|nunca|siempre)\b)/);
  return parts.every((part) => part.split(/\s+/).length >= LISTED_WORDS) ? parts : [rest];
}

/** "Que sea divertido y use emojis": the second is wished for as the first is. */
const WISHES = /^que\s/i;
const WISHED_TOO =
  /^(?:sea|suene|use|tutee|trate|hable|salude|responda|conteste|haga|tenga|ponga|pida|diga|ofrezca|recomiende)\s/i;
const SAYS_NOTHING =
  /^(?:que|(?:quiero|queremos|me gustar[ií]a) que|i want it to|on second thoughts?|thinking about it|pens[aá]ndolo (?:bien|mejor)|actually|en realidad|sorry|perdona|perd[oó]n|mejor|better|bueno|vale|pues|mira|oye|a ver|well|ok|okay|hm+|so|oh|ah|ay|uy|eh|and|also|btw|by the way|por cierto|(?:good|fine) (?:thx|thanks))\W*$/i;

/** "It should mention that if someone asks": what was said before, which is known without it. */
const POINTS_BACK =
  /^(?:(?:it|he|she|the (?:agent|bot|assistant)) (?:should|must|needs to|has to|can) (?:mention|say|explain|know|tell (?:people|them|customers|visitors|everyone|everybody)) (?:that|this|it|so)|que (?:lo|se lo|eso lo|esto lo) (?:diga|mencione|explique|sepa|cuente)(?: a (?:la gente|los clientes|todos))?)(?:,? (?:if|when|whenever|si|cuando)\s[^,.;]*(?:ask|pregunt)\p{L}*)?\W*$/iu;

/** Cuts a message into what can be understood by itself; what stands in quotes stays whole. */
export function clausesOf(message: string, language: Locale): string[] {
  // What trails off ends a sentence, too.
  const trailed = message.normalize('NFC').replace(/(?:\.{2,}|…)\s+/g, '.\n');
  // "…calling us. 40 seats", "…with all. never quote": before a figure or a small letter the library sees no end.
  const text = outsideQuotes(trailed, (part) => part.replace(ENDED, '.\n').replace(ENDED_BY_FIGURE, '.\n'));
  // Nothing within quotes ends a sentence.
  const masked = [QUOTED, GREETING_TOLD, GREETING_SAID].reduce(
    (now, pattern) => now.replace(pattern, (said) => 'x'.repeat(said.length)),
    text,
  );
  const parts: string[] = [];
  for (const line of masked.matchAll(/[^\n;]+/g)) {
    for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
      line[0],
    )) {
      const start = line.index + index;
      const folded = foldInPlace(segment);
      let from = 0;
      const cuts = IS_CONDITION.test(folded.trim())
        ? []
        : [
            ...folded.matchAll(JOINED),
            ...folded.matchAll(NEXT_FIGURE),
            ...folded.matchAll(NEXT_SUBJECT),
            ...folded.matchAll(NEXT_DAY),
            ...folded.matchAll(NEXT_WISH),
            ...folded.matchAll(NEXT_MANNER),
            ...folded.matchAll(AFTER_REMOVAL),
            ...(isCorrection(folded) ? folded.matchAll(AFTER_CORRECTION) : []),
          ].toSorted((one, other) => one.index - other.index);
      for (const cut of cuts) {
        parts.push(text.slice(start + from, start + cut.index));
        from = cut.index + cut[0].length;
      }
      parts.push(text.slice(start + from, start + segment.length));
    }
  }
  return parts
    .map((part) => part.replace(/^[\s\-*•·]+/, '').trim())
    .flatMap(listedIn)
    .map((part, at, all) =>
      at > 0 && WISHES.test(all[at - 1] ?? '') ? part.replace(WISHED_TOO, 'que $&') : part,
    )
    .filter(
      (part, _, all) =>
        /[\p{L}\p{N}]/u.test(part) &&
        (all.length === 1 || !(SAYS_NOTHING.test(part) || POINTS_BACK.test(part))),
    );
}

/** "People ask for discounts. It shouldn't offer any": any of what the clause before names. */
export function withSubject(clause: string, before: string): string {
  const what = /(?<!\p{L})(?:for|about|por|sobre|piden|pide) (?<what>\p{L}+(?: \p{L}+)?)[.,!\s]*$/iu.exec(
    before,
  )?.groups?.what;
  if (what === undefined) return clause;
  return clause
    .replace(
      /^(?:it['’]?s|they['’]?re) (?=\p{L})/iu,
      `${capitalized(what)} ${what.endsWith('s') ? 'are' : 'is'} `,
    )
    .replace(/(?<!\p{L})any[.!\s]*$/iu, `any ${what}`)
    .replace(/(?<!\p{L})ning[uú]n[oa]?[.!\s]*$/iu, what);
}
