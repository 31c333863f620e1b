import type { Locale } from '@/api/generated/schemas';
import { CONCEPT_WORDS } from './concepts';
import { fold, WORD } from './fold';

/** Languages that are recognised, beside which the agents speak two. */
export type KnownLanguage = Locale | 'fr' | 'de' | 'pt' | 'it' | 'nl' | 'ca';

/** Spanish words that English says, too, when it greets, agrees or refuses: alone they show neither. */
const SAID_IN_BOTH = 'yo no ya u y o ok';

/** The words that each language cannot do without: in a sentence of three words there is one of them already. */
const FUNCTION_WORDS: Readonly<Record<KnownLanguage, string>> = {
  en: `${SAID_IN_BOTH} a an the to for of on in at and or but with without my our your his her their is are was were be been am it its this that these those we they you he she i me us them from by not never if when where what which who whom whose how why each there here more very much many can could do does did done will would should shall may might must have has had get got give let please yes want need know tell show say about into over again just also too than then so some any all one dont cant im ive whats thats isnt doesnt wheres hows thanks thank hello hey hi bye yeah yep nope sorry cheers mate dude`,
  es: 'a el la los las lo un una unos unas de del en y e o u con sin mi mis tu tus su sus nuestro nuestra vuestro vuestra vuestros vuestras para por que es son soy eres esta estan estoy estas estais era fue ser hay al se le les no nunca si cuando donde como cual cuales quien cada este estos ese eso esto muy mas menos me te nos os ya pero porque puedo puede puedes podeis pueden quiero quieres necesito tengo tiene teneis tienes hace hacer hago he ha han dime yo ella vosotros ustedes todo todos nada algo alguien cuanto cuanta cuantos cuantas tambien aqui ahi sobre hasta desde entre dia dias buen buena buenos buenas bien gracias hola adios vale tengas tengo sea entiendo sirve funciona importa ok',
  fr: 'le la les un une des du de et ou je tu il elle nous vous ils est sont suis ai as avez avons ont que qui quoi quel quelle comment combien pourquoi quand mon ma mes votre vos notre pas ne pour avec sans dans sur au aux ce cette ces bonjour merci oui non coute cest jai peut puis',
  de: 'der die das den dem ein eine einen einem ich du er sie es wir ihr ist sind bin war habe hat haben kann konnen und oder aber nicht kein keine mit ohne fur von zu zum zur auf bei wie was wer wo wann warum welche wieviel viel mein meine euer eure ihre bitte danke hallo guten tag lange dauert kostet mir mich gibt',
  pt: 'o os as um uma uns umas do da dos das no na nos nas e ou eu voce voces ele ela nos e sao sou esta estao tem tenho que quem qual como quando quanto quanta onde porque por para com sem meu minha seu sua nao sim muito obrigado obrigada ola bom dia a tempo posso pode fazer isso este demora',
  it: 'il lo la i gli le un una uno di del della dei delle da in con per e o ma io tu lui lei noi voi sono sei siamo ho hai ha avete che chi cosa quale come quando quanto quanta quanti dove perche mio mia vostro vostra non si molto grazie ciao buongiorno posso puo questo quello costa tempo avere fare',
  nl: 'de het een en of maar ik jij je u hij zij wij we is zijn ben heb heeft hebben kan kunnen van voor met zonder op in aan bij naar wat wie waar wanneer hoe hoeveel waarom welke mijn jouw uw ons onze niet geen wel dank bedankt hallo goedendag kost duurt lang dit dat deze',
  ca: 'el la els les un una uns unes de del dels i o jo tu ell ella nosaltres vosaltres es son soc esta hi ha que qui quin quina com quan quant quants on perque per amb sense meu meva seu seva no si molt gracies hola bon dia puc pot tinc teniu vull aquest aixo costa triga enviament',
};

const SETS = Object.entries(FUNCTION_WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

const KNOWN = new Map<string, Set<Locale>>();
for (const { words, language } of CONCEPT_WORDS)
  KNOWN.set(words, (KNOWN.get(words) ?? new Set<Locale>()).add(language));

const OWN = new Set(
  ['en', 'es'].flatMap((language) => [...(SETS.find(([one]) => one === language)?.[1] ?? [])]),
);

/** Whether a folded word is one that English or Spanish cannot do without. */
export const isFunctionWord = (word: string) => OWN.has(word);

/** Letters that one of the two writes, and the other does not. */
const SPANISH_LETTERS = /[¿¡ñ]/;
const FOREIGN_LETTERS = /[ãõêèùßäöœçëï]/;
/** Russian, Greek, Arabic, Hebrew, Chinese, Japanese, Korean … */
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** A word that only the subject of a talk shows, such as "shipping", tells less than one that a language cannot do without. */
const OF_A_SUBJECT = 0.8;

function scoresOf(text: string): Map<string, number> {
  const words = (text.replace(/['’]/g, '').match(WORD) ?? []).map(fold);
  const scores = new Map(
    SETS.map(([language, set]) => [language, words.filter((word) => set.has(word)).length]),
  );
  const add = (language: string, score: number) => scores.set(language, (scores.get(language) ?? 0) + score);
  for (const word of words) {
    const known = KNOWN.get(word);
    if (known?.size === 1) for (const language of known) add(language, OF_A_SUBJECT);
  }
  if (SPANISH_LETTERS.test(text)) add('es', 1);
  return scores;
}

/** In which of the two languages something is said; where it does not show, the one given. */
export function localeSaid(text: string, otherwise: Locale): Locale {
  const scores = scoresOf(text);
  const [en = 0, es = 0] = [scores.get('en'), scores.get('es')];
  return en === es ? otherwise : en > es ? 'en' : 'es';
}

/** The language of a text that is clearly neither English nor Spanish; undefined where it is one of them, or does not show. */
export function foreignLanguage(text: string): Exclude<KnownLanguage, Locale> | 'other' | undefined {
  if (OTHER_SCRIPT.test(text)) return 'other';
  const scores = scoresOf(text);
  const own = Math.max(scores.get('en') ?? 0, scores.get('es') ?? 0);
  const foreign = (['fr', 'de', 'pt', 'it', 'nl', 'ca'] as const)
    .map((language) => ({ language, score: scores.get(language) ?? 0 }))
    .toSorted((a, b) => b.score - a.score)[0];
  if (!foreign || foreign.score < 2) return undefined;
  const shown = foreign.score + (FOREIGN_LETTERS.test(text) ? 1 : 0);
  return shown >= own + 1 ? foreign.language : undefined;
}
