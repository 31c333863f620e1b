import { fold } from '@mocks/understanding/fold';
import { wordPairs } from '@mocks/understanding/word-pairs';
import type { Locale } from '@/api/generated/schemas';
import { saidToVisitor } from './told-to';
import { type Texts, TURNED, type Turned } from './turned-orders';

/** What somebody is asked for, without what stands behind it. */
const trimmed = (what: string) =>
  what
    .trim()
    .replace(/\s+(?:first|primero|al principio)$/i, '')
    .replace(/[.,;:\s]+$/, '');

/** How an order to an agent begins, in base form or imperative. */
const ORDERS: Texts<RegExp> = {
  en: /^(?:please |politely |always |never |only |first |then |do not |don['’]t |kindly )*(?:always|never|only|ask|offer|say|tell|answer|explain|pass|point (?:them|him|her|visitors?|customers?|the)|welcome|warn|hand|note down|take (?:down|note|orders?)|assist|resolve|handle|transfer|forward|apologi[sz]e|repeat|confirm|avoid|use|keep|speak|be|give|recommend|suggest|advise|find|collect|book|check|send|direct|refer|greet|thank|write|reply|respond|mention|include|try|make sure|ensure|stay|remember|help|show|provide|request|invite|guide|promise|share|quote|act|treat|wish|address|escalate|propose|do not|don['’]t|you (?:must|should|shall|never|always|only|(?:do not|don['’]t)(?! (?:need|have) to)|have to|need to ask)|the agent|open an? )\b(?!-)/i,
  es: /^(?:por favor,? |siempre |nunca |jamás |solo |primero |después |luego |amablemente )*(?:siempre|nunca|jamás|no (?!(?:se|hace|tiene|puede|queda|incluye|vale|cuesta|requiere|necesita|ofrece ningun)\b)(?:\p{L}+(?:es|as|e|a)\b)|solo (?:habla|hable|responde|responda)|pide|pida|ofrece|ofrezca|di|diga|dile|dígale|responde|responda|contesta|conteste|explica|explique|abr[ea] una?|pasa|pase|discúlp\p{L}+|repite|repita|confirma|confirme|evita|evite|usa|use|mantén|mantenga|habla|hable|trata|trate|sé|sea|da|dé|recomienda|recomiende|aconseja|aconseje|comenta|comente|cuenta|cuente|sugiere|sugiera|averigua|averigüe|pregunta|pregunte|busca|busque|ayuda|ayude|atiende|atienda|orienta|oriente|guía|anota|anote|apunta|apunte|toma|tome|recoge|recoja|resuelve|resuelva|remite|remita|envía|envíe|transfiere|transfiera|comprueba|compruebe|saluda|salude|manda|mande|dirige|dirija|redirige|redirija|advierte|advierta|dale|dele|menciona|mencione|incluye|incluya|asegúra\p{L}+|recuerda|recuerde|muestra|muestre|indica|indique|informa|informe|solicita|solicite|invita|invite|propón|proponga|propone|avisa|avise|deriva|derive|escala|agradece|despíde\p{L}+|repítelo|debes|tienes que|el agente|la agente)(?:se)?(?:l[eoa]s?|nos)?(?!\p{L})/iu,
};

/** How it begins when something is to be done in a certain case only. */
const CASE: Texts<RegExp> = {
  en: /^(?:if|when|whenever|once|before|after|in case)\b/i,
  es: /^(?:si|cuando|en caso de|antes de|después de|una vez)\b/i,
};

/** In a case, whatever is done to the visitor is an order: "comfort them", "tranquilízalo"; "artículos" is no verb. */
const DONE_TO_VISITOR: Texts<RegExp> = {
  en: /^(?!(?:we|you|they|i|it|he|she|do|can|will|most|some|all|both|each)\b)[a-z]+ (?:them|him|her)\b/i,
  es: /^\p{L}*[áéíóú]\p{L}*[ae]l[aeo]s?(?!\p{L})/iu,
};

/** "Send us a photo", "mándanos una foto": said to the visitor already. */
const TO_US =
  /^(?:please )?(?:send|give|show|tell|write(?: to)?|call|ask|e-?mail|message|let) us\b|^(?:por favor,? )?\p{L}+[áéíóú]\p{L}*nos(?!\p{L})/iu;

/** An order is known by its verb, with an accent or without: "dale", "pásalo". */
const isTold = (text: string, language: Locale) =>
  !TO_US.test(text) &&
  (ORDERS[language].test(text) || (language === 'es' && ORDERS.es.test(unstressed(text))));

const isToldInCase = (text: string, language: Locale) =>
  isTold(text, language) || DONE_TO_VISITOR[language].test(text);

/** "Pídele" without the accent that only what stands behind it brings: "pidele". */
const unstressed = (text: string) =>
  text.replace(/^\p{L}+(?=(?:l[eoa]s?|nos)(?!\p{L}))/u, (verb) => fold(verb));

const THEN = /^(?:then|entonces)[\s,]+/i;

/** What a sentence tells, and for which case; "if it hurts, bleeds or is broken, give …" has more commas than one. */
function partsOf(sentence: string, language: Locale): { condition: string | undefined; told: string } {
  const text = sentence.trim();
  const ends = CASE[language].test(text)
    ? [...text.matchAll(/,\s*/g)].map(({ index, 0: comma }) => index + comma.length)
    : [];
  const toldAt = (at: number) => text.slice(at).replace(THEN, '');
  const end = ends.find((at) => isToldInCase(toldAt(at), language)) ?? ends[0];
  return end === undefined
    ? { condition: undefined, told: text }
    : { condition: text.slice(0, end), told: toldAt(end) };
}

/** Whether a sentence tells the agent what to do; any other is a fact, that may be said as it stands. */
export function isOrder(sentence: string, language: Locale): boolean {
  const { condition, told } = partsOf(sentence, language);
  return condition === undefined ? isTold(told, language) : isToldInCase(told, language);
}

/** Whether it is about how to greet, and about nothing that is asked later. */
export const isOfGreeting = (sentence: string): boolean =>
  /^(?:always |first |siempre |primero )*(?:greet|welcome|say hello|start by greeting|saluda|salude|da la bienvenida|dé la bienvenida|empieza saludando)(?!\p{L})/iu.test(
    sentence.trim(),
  );

/** The case that a sentence speaks of, whether it tells the agent what to do or says what is so. */
export const caseOf = (sentence: string, language: Locale): string | undefined =>
  partsOf(sentence, language).condition;

/** When an order is to be followed; undefined where it always is. */
export function conditionOf(sentence: string, language: Locale): string | undefined {
  return isOrder(sentence, language) ? partsOf(sentence, language).condition : undefined;
}

/** A sentence about the agent itself, and how it sounds: "You are friendly". */
export function isAboutItself(sentence: string, language: Locale): boolean {
  return language === 'en'
    ? /^(?:you(?:['’]re| are| work| speak| explain| keep| track| advise| answer| talk| sound| write| help| assist| inform| look after)|your (?:task|tone|job|name|role))\b/i.test(
        sentence,
      )
    : /^(?:eres|te llamas|trabajas|hablas|tratas|explicas|llevas|sigues|aconsejas|respondes|recibes|tuteas|suenas|ayudas|informas|atiendes|asesoras|orientas|gestionas|tu (?:tarea|tono|trabajo|nombre|papel))(?!\p{L})/iu.test(
        sentence,
      );
}

/** Where one thing to do may end and the next begin. */
const BETWEEN: Texts<RegExp> = {
  en: /(,? and (?=[a-z]+ )|, (?:then )?)/i,
  es: /(,? y (?=\p{L}+ )|, (?:después |luego )?)/iu,
};

const turnedOf = (part: string, language: Locale): readonly [Turned, string] | undefined => {
  for (const turned of TURNED[language]) {
    const what = (turned[0].exec(part.trim()) ?? turned[0].exec(unstressed(part.trim())))?.[1];
    if (what !== undefined) return [turned, what];
  }
  return undefined;
};

/** "Tell them to keep it warm, give it no food and ring us": all three are for the visitor. */
const TOLD_THEM =
  /^(?:tell|ask|advise) (?:them|him|her|visitors?|customers?|the (?:visitor|customer|person)) to /i;
/** What only the agent can be told to do. */
const AGENT_DOES =
  /^(?:ask|offer|apologi[sz]e|say|explain|pass|tell|suggest|recommend|propose|promise|mention|note|invite|answer|never|do not|don['’]t|(?:give|send) (?:them|him|her|the|out)|(?:point|direct|refer|redirect) )\b/i;

/** "…and ask for Geoff": somebody there, whom only the visitor can ask for. */
const ASKS_FOR_SOMEBODY = /^ask for [A-Z]/;

/** The things that an order tells to do: "ask for the room number and the date" is one. */
function thingsTold(told: string, language: Locale): string[] {
  const pieces = told.replace(/[.!]+$/, '').split(BETWEEN[language]);
  const things: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [between = '', piece = ''] = [pieces[at - 1], pieces[at]];
    const last = things.at(-1);
    const isTheirs =
      last !== undefined &&
      TOLD_THEM.test(last) &&
      (!AGENT_DOES.test(piece) || ASKS_FOR_SOMEBODY.test(piece));
    const isNew =
      last === undefined ||
      (!isTheirs && (isTold(piece, language) || turnedOf(piece, language) !== undefined));
    if (isNew || last === undefined) things.push(piece);
    else things[things.length - 1] = `${last}${between}${piece}`;
  }
  return things;
}

/** Whoever is told it hears it as the one who asks. */
const TO_WHOM =
  /\b(tell|ask|give|send|direct|refer|point|remind|advise|inform|invite|let) (?:the |an? )?(?:guests?|parents?|famil(?:y|ies)|clients?|patients?|students?|learners?|pupils?|callers?|members?|owners?|buyers?|riders?|tenants?|passengers?|users?|people|everyone|anyone|somebody|someone|whoever asks)(?= (?:to|that|about|of|for|what|when|where|which|how|whether|if|we|you|our|the|it|know)\b)/gi;

/** How an order sounds when the agent follows it; undefined where nothing of it is for the visitor. */
export function followed(sentence: string, language: Locale, formal: boolean): string | undefined {
  const told = partsOf(sentence, language).told.replace(TO_WHOM, '$1 them');
  const said = thingsTold(told, language).flatMap((thing) => {
    const [turned, what] = turnedOf(thing, language) ?? [];
    return turned && what !== undefined
      ? [turned[1](saidToVisitor(trimmed(what), language, formal), formal)]
      : [];
  });
  return said.length > 0 ? [...new Set(said)].join(' ') : undefined;
}

const INFINITIVES = wordPairs(
  'prometas prometer des dar digas decir compartas compartir hables hablar ofrezcas ofrecer menciones mencionar pidas pedir recomiendes recomendar reveles revelar respondas responder aceptes aceptar inventes inventar hagas hacer uses usar tutees tutear vendas vender cites citar prometa prometer dé dar diga decir comparta compartir hable hablar ofrezca ofrecer mencione mencionar pida pedir recomiende recomendar revele revelar responda responder acepte aceptar invente inventar haga hacer cierres cerrar cobres cobrar confirmes confirmar garantices garantizar discutas discutir tases tasar tase tasar valores valorar valore valorar asegures asegurar asegure asegurar comentes comentar comente comentar opines opinar opine opinar sugieras sugerir sugiera sugerir critiques criticar critique criticar calcules calcular calcule calcular adelantes adelantar adelante adelantar',
);

/** What nobody may do, and not only the agent: "no se permite fumar", "pets are not allowed". */
export const isForAll = (sentence: string): boolean =>
  /^(?:we (?:don['’]t|do not|can['’]t|cannot|never) |no \p{L}+[aei]mos(?!\p{L}))|^no (?:se (?:permiten?|admiten?|aceptan?|puede|pueden)|est[áa]n? permitid|hay)(?!\p{L})|\b(?:is|are) not (?:allowed|permitted|accepted)\b|^no \p{L}+ (?:is|are) (?:allowed|permitted|accepted)/iu.test(
    sentence.trim(),
  );

/** What an agent says that it cannot do, of a rule that forbids it; undefined where that does not show. */
export function forbidden(sentence: string, language: Locale): string | undefined {
  const said = sentence.trim().replace(/[.!]+$/, '');
  if (language === 'en')
    return /^(?:you (?:must |should )?)?(?:never|do not|don['’]t|must not|avoid) (?:ever )?(.+)$/i.exec(
      said,
    )?.[1];
  const [, verb = '', rest = ''] = /^(?:nunca|jamás|no) (\p{L}+)(.*)$/iu.exec(said) ?? [];
  const infinitive = INFINITIVES[verb.toLowerCase()];
  const further = rest
    .replace(/^ (?:nunca|jamás)(?!\p{L})/iu, '')
    .replace(/(?<= (?:ni|o) )(l[oae]s? )?(\p{L}+)/giu, (whole, clitic: string | undefined, word: string) => {
      const known = INFINITIVES[word.toLowerCase()];
      return known === undefined ? whole : known + (clitic?.trim() ?? '');
    });
  return infinitive && `${infinitive}${further}`;
}
