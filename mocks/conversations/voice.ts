import type { AgentContent, InstructionBlock } from '@mocks/agents/content';
import type { Citation, Locale } from '@/api/generated/schemas';
import { blanksIn } from './blanks';
import { translationOf } from './known-in-both';
import { firstWords, type Sentence, type Speaker, splitSentences, textOf } from './known-sentences';
import {
  conditionOf,
  followed,
  forbidden,
  isAboutItself,
  isForAll,
  isOfGreeting,
  isOrder,
} from './speak-order';
import { saidToVisitor } from './told-to';
import { spoken, WORDS } from './wording';

/** Whether an agent is told to be formal. */
export function isFormal({ content }: Speaker): boolean {
  return content.instructions.some(
    ({ enabled, kind, texts }) =>
      enabled && kind === 'persona' && /\b(?:de usted|formal|formally)\b/i.test(`${texts.en} ${texts.es}`),
  );
}

/** A text in two forms of address, where the language has them. */
export function addressed<Name extends string>(
  words: Readonly<Record<Name | `${Name}Formally`, string>>,
  name: Name,
  formal: boolean,
): string {
  const formally: `${Name}Formally` = `${name}Formally`;
  return formal ? words[formally] : words[name];
}

/** What an agent says of a sentence it knows; undefined where nothing of it is for a visitor. */
export function saidOf({ text, language: written, goal }: Sentence, language: Locale, formal: boolean) {
  if (blanksIn(text).length > 0 || isOfGreeting(text)) return undefined;
  const known = written === language ? text : translationOf(text, language);
  if (goal || isOrder(text, written)) {
    const own = known ?? text;
    return known === undefined ? undefined : followed(own, language, formal);
  }
  if (isAboutItself(text, written)) return undefined;
  return known === undefined ? WORDS[language].onlyIn(text) : spoken(known, language);
}

/** "Never confirm a booking yourself": the agent says it of itself. */
const ofOneself = (what: string) =>
  what.replace(/\byourself\b/g, 'myself').replace(/(?<!\p{L})t[uú] mism([oa])(?!\p{L})/gu, 'yo mism$1');

/** What an agent says when a rule forbids what it is asked for: in its own words, never in those of the rule. */
export function refusalOf({ text, language: written }: Sentence, language: Locale, formal: boolean): string {
  const words = WORDS[language];
  const known = written === language ? text : translationOf(text, language);
  if (known !== undefined && isForAll(known)) return words.notAllowed(spoken(known, language));
  // "Never promise a price; say that we have to see it first."
  const [limit = '', instead = ''] = (known ?? '').split(/;\s+/);
  const what = known === undefined ? undefined : forbidden(limit, language);
  const fact =
    instead === '' ? undefined : spoken(instead.charAt(0).toUpperCase() + instead.slice(1), language);
  const said = isOrder(instead, language) ? followed(instead, language, formal) : fact;
  if (what === undefined) return addressed(words, 'cannotHelp', formal);
  // "Never let them in, and never promise it": neither can be done.
  const both = what.replace(/,? and (?:never|do not|don['’]t) /i, ' or ');
  return [words.cannot(saidToVisitor(ofOneself(both), language, formal)), said].filter(Boolean).join(' ');
}

/** What the sentence behind a rule that forbids tells to do instead: "Recommend an auction house instead." */
export function insteadOf(
  { id, citation }: Sentence,
  known: readonly Sentence[],
  language: Locale,
  formal: boolean,
): string | undefined {
  const next = known.find((one) => one.id === id + 1 && one.citation.sourceId === citation.sourceId);
  const isInstead =
    next !== undefined &&
    isOrder(next.text, next.language) &&
    // What is to be done in a case of its own is nothing for any other.
    conditionOf(next.text, next.language) === undefined &&
    forbidden(next.text, language) === undefined;
  return isInstead ? saidOf(next, language, formal) : undefined;
}

/** Verbs in which a summary tells what an agent does, as the agent says it. */
const FIRST_PERSON: Readonly<Record<Locale, (verb: string) => string | undefined>> = {
  en: (verb) =>
    /^[A-Z][a-z]+s$/.test(verb)
      ? `I ${verb
          .toLowerCase()
          .replace(/ies$/, 'y')
          .replace(/(?<=ch|sh|ss)es$|s$/, '')}`
      : undefined,
  es: (verb) => {
    const irregular = new Map([
      ['Dice', 'Digo'],
      ['Reúne', 'Reúno'],
      ['Ofrece', 'Ofrezco'],
      ['Da', 'Doy'],
      ['Hace', 'Hago'],
      ['Sigue', 'Sigo'],
      ['Recoge', 'Recojo'],
      ['Recomienda', 'Recomiendo'],
      ['Recuerda', 'Recuerdo'],
    ]);
    if (irregular.has(verb)) return irregular.get(verb);
    // "Asistente de …" and "Guía de …" are names, not deeds.
    const isName = /(?:ente|ante|ista|ía|orte)$/.test(verb) && verb !== 'Atiende';
    return !isName && /^\p{Lu}\p{Ll}+[ae]$/u.test(verb) ? verb.replace(/[ae]$/, 'o') : undefined;
  },
};

/** Further verbs of a summary, which often names two or three things: "answers guests and books tables". */
const FURTHER: Readonly<Record<Locale, RegExp>> = {
  en: /(?<=(?:,| and) )(?:notes|takes|answers|helps|books|explains|gives|tells|sells|checks|finds|sends|offers|recommends|arranges|handles|collects|passes|makes|shows|keeps|tracks|schedules|advises|guides|resolves|confirms|cancels|informs|reminds|registers|suggests)\b/g,
  es: /(?<=(?:,| y| e) )(?:apunta|toma|atiende|ayuda|responde|explica|gestiona|recomienda|informa|orienta|anota|recoge|da|dice|hace|ofrece|sigue|busca|confirma|envía|recuerda|aconseja|vende|enseña|acompaña|reúne|agenda)(?!\p{L})/gu,
};
/** ", an agency that translates documents and …": what goes on there is no deed of the agent. */
const OF_COMPANY = /, (?:una?|el|la|an?|the) [^,]*(?<!\p{L})(?:que|that|which|who) [^,]*$/u;
const inFirstPerson = (verb: string, language: Locale) => {
  const said = FIRST_PERSON[language](`${verb.charAt(0).toUpperCase()}${verb.slice(1)}`) ?? verb;
  return said.replace(/^I /, '').toLowerCase();
};

/** What an agent is there for, in its own words; '' where nobody wrote it in this language. */
export function purposeOf({ name, content }: Speaker, language: Locale): string {
  const told = content.summary[language].trim();
  // "Clara atiende a los clientes" is told of the agent by its name.
  const own = told.startsWith(`${name} `) ? told.slice(name.length).trim() : told;
  const summary = `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
  const [verb = '', ...rest] = summary.split(' ');
  const said = FIRST_PERSON[language](verb);
  // A blank agent is described by its name alone, which it says anyway.
  const isName = /^(?:Answers as|Responde como) /.test(summary);
  if (isName || said === undefined || rest.length === 0 || blanksIn(summary).length > 0) return '';
  const whole = rest
    .join(' ')
    .replace(FURTHER[language], (verb, at: number, all: string) =>
      OF_COMPANY.test(all.slice(0, at)) ? verb : inFirstPerson(verb, language),
    );
  return `${said} ${whole}${/[.!?…]$/.test(whole) ? '' : '.'}`;
}

const PASSES_ON =
  /\b(?:pass|transfer|put|hand|forward|p[aá]s[ae]\w*|deriv\w+|transf(?:erir|ier)\w*)(?!\p{L}).*\b(?:person|team|colleague|human|reception|front desk|manager|owner|persona|equipo|compañer\w+|recepci[oó]n|encargad[oa]|responsable|dueñ[oa])(?!\p{L})/iu;

/** Whether its instructions tell an agent to pass somebody on to the team. */
export function passesOn(content: AgentContent): boolean {
  return content.instructions.some(
    ({ enabled, texts }) => enabled && PASSES_ON.test(`${texts.en}\n${texts.es}`),
  );
}

/** Whether an agent may offer to pass somebody on to the team: it is told so, or a rule does it. */
export function mayPassOn({ content }: Speaker): boolean {
  return passesOn(content) || content.handoff.rules.some(({ enabled, when }) => enabled && when === 'asked');
}

/** How an agent speaks of itself: the first sentence of its persona, where there is one in the language. */
export function selfOf(
  { content }: Speaker,
  language: Locale,
): { text: string; citation: Citation } | undefined {
  const persona: InstructionBlock | undefined = content.instructions.find(
    (block) => block.enabled && block.kind === 'persona',
  );
  const opening = persona && textOf(persona, content, language);
  const first = opening && splitSentences(opening.text, opening.language)[0];
  if (!persona || !opening || first === undefined || opening.language !== language) return undefined;
  if (
    blanksIn(first).length > 0 ||
    !/^(?:Eres|Te llamas|Llevas|Sigues|Atiendes|Ayudas|Aconsejas|Recibes|Respondes|You)(?!\p{L})/u.test(first)
  )
    return undefined;
  const title = firstWords(opening.text).slice(0, 200);
  return { text: first, citation: { sourceId: persona.blockId, kind: 'instruction', title } };
}
