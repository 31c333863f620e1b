import type { SpeechAct } from '@mocks/understanding/speech-acts';
import { wordsOf } from '@mocks/understanding/spelling';
import type { Locale } from '@/api/generated/schemas';
import { type Answer, answerOf } from './answer';
import { knownSentences, type Speaker } from './known-sentences';
import { followed, isOfGreeting } from './speak-order';
import { addressed, isFormal, mayPassOn, purposeOf, selfOf } from './voice';
import { spoken, WORDS } from './wording';

/** The greeting that stands in quotes in what an agent is told, word for word. */
function quotedGreeting({ content }: Speaker, language: Locale): string | undefined {
  const told = content.instructions.find(
    ({ enabled, texts }) => enabled && isOfGreeting(texts[language]) && QUOTED.test(texts[language]),
  );
  return told && QUOTED.exec(told.texts[language])?.[1];
}
const QUOTED = /[“«"]([^”»"]{3,})[”»"]/;

/** What an agent is told to ask whoever greets it, where that is in its instructions. */
function askedAtOnce(speaker: Speaker, language: Locale): string | undefined {
  const told = knownSentences(speaker, language).find(
    ({ text, enabled, language: written }) => enabled && written === language && isOfGreeting(text),
  );
  const said = told && followed(told.text, language, isFormal(speaker));
  return said?.endsWith('?') ? said : undefined;
}

/** Greets back: the name, the first sentence about itself, the offer of help. */
function greet(speaker: Speaker, language: Locale): Answer {
  const words = WORDS[language];
  const quoted = quotedGreeting(speaker, language);
  if (quoted !== undefined) return answerOf([{ text: quoted }], {});
  const help = askedAtOnce(speaker, language) ?? addressed(words, 'help', isFormal(speaker));
  const name = words.iAm(speaker.name);
  const self = selfOf(speaker, language);
  const own = self && spoken(self.text, language);
  const named = `${words.hello} ${name}`;
  if (!self || own === undefined || own === `${name}.` || own === `${words.myName(speaker.name)}.`)
    return answerOf([{ text: `${named}.` }, { text: help }], {});
  const source = { ...self.citation, text: self.text, score: null };
  // "My name is Nico and I work in…" has the name in it; "I am the shop assistant" goes on from it; "I am Magpie" is the name
  // that it prefers.
  if (own.startsWith(words.myName(''))) {
    const parts = [{ text: words.hello }, { text: own, source }, { text: help }];
    return answerOf(parts, { citations: [self.citation] });
  }
  const rest = own.startsWith(words.iAm('')) ? own.slice(words.iAm('').length) : undefined;
  const isThing = rest !== undefined && /^(?:the|an?|el|la|un|una)\s/.test(rest);
  const said = isThing
    ? [{ text: `${named}, ${rest}`, source }]
    : [{ text: rest === undefined ? `${named}.` : words.hello }, { text: own, source }];
  return answerOf([...said, { text: help }], { citations: [self.citation] });
}

/** So many words tell more than that somebody is angry. */
const STORY_WORDS = 11;

/** Who has all that they wanted is offered nothing else. */
const IS_ALL =
  /\b(?:that['’]?s (?:all|it|everything)|all i (?:need|want)|nothing else|eso es todo|es todo|nada m[aá]s|era todo)/i;

/** What an agent says to somebody who does something else than asking for a fact. */
export function answerAct(
  speaker: Speaker,
  { act, rest }: { act: SpeechAct; rest: string },
  language: Locale,
): Answer {
  if (act === 'greets') return greet(speaker, language);
  const words = WORDS[language];
  const formal = isFormal(speaker);
  const say = (...said: string[]) =>
    answerOf(
      said.filter((text) => text !== '').map((text) => ({ text })),
      {},
    );
  const purpose = purposeOf(speaker, language);
  const help = addressed(words, 'help', formal);
  const passes = mayPassOn(speaker) ? addressed(words, 'offersPerson', formal) : '';
  switch (act) {
    case 'parts':
      return say(addressed(words, 'bye', formal));
    case 'thanks':
      if (IS_ALL.test(rest)) return say(words.welcome, addressed(words, 'bye', formal));
      return say(words.welcome, addressed(words, 'elseHelp', formal));
    case 'praises':
      return say(words.glad, addressed(words, 'elseHelp', formal));
    case 'angry': {
      // Who has told what happened is not asked for it.
      const isTold = wordsOf(rest).length >= STORY_WORDS;
      return say(words.sorry, isTold ? words.noted : addressed(words, 'tellMe', formal), passes);
    }
    case 'asksIfVirtual':
      return say(addressedName(speaker, language, formal), purpose, help);
    case 'wantsPerson':
      return say(addressed(words, mayPassOn(speaker) ? 'passesOn' : 'noPerson', formal));
    case 'wantsPrompt':
      return say(words.keeps, purpose, help);
    case 'asksLanguages':
      return say(words.foreign, help);
    case 'wantsHelp':
      return say(purpose, help);
    case 'agrees':
      return say(words.agreed, addressed(words, 'elseHelp', formal));
    case 'declines':
      return say(addressed(words, 'declined', formal));
    case 'number':
      return say(formal ? words.numberFormally(rest) : words.number(rest));
    case 'unclear':
      return say(addressed(words, 'unclear', formal), purpose);
  }
}

/** "You are Pip, the host of …": the name that an agent is told to have. */
const NAMED = /^(?:You are|You['’]re|Eres)\s(\p{Lu}\p{Ll}+)(?=[,.]|\s(?:the|la|el|from|de)(?!\p{L}))/u;

function addressedName(speaker: Speaker, language: Locale, formal: boolean): string {
  const words = WORDS[language];
  const name = NAMED.exec(selfOf(speaker, language)?.text ?? '')?.[1] ?? speaker.name;
  return formal ? words.virtualFormally(name) : words.virtual(name);
}
