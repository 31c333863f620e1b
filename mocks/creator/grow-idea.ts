import { EMPTY_CONTENT } from '@mocks/agents/content';
import type { Locale } from '@/api/generated/schemas';
import { type CollectedChange, collectChanges } from './collect-changes';
import { collectSaid } from './collect-said';
import { ideaNow, reconsidered } from './idea';
import { capitalized, wordsIn } from './phrases';
import { readClause } from './read-clause';
import { isOfVisitors, purposeOf, readTask, taskAt } from './read-purpose';
import { tonesBeside } from './read-tone';
import { addsChannel, atBusiness, businessIn, channelNamed, readVenture } from './read-venture';
import type { StoredCreatorState } from './store';
import type { Heard } from './understand';
import { unique } from './unique';
import { withoutLead } from './without-lead';
import { CREATOR_WORDS } from './words';

const isForIdea = ({ said }: Heard) =>
  !['name', 'purpose', 'language', 'unknown', 'question', 'amendment', 'giveUp'].includes(said.is);

/** What an agent may be there for, as one tells it. */
const DOES = /^(?:tell|help|answer|take|book|give|show|recommend|explain|remind|collect)s?\s/i;

/** "…and tell them about our tastings": more of what it is for. */
const TELLS_THEM = /^tell (?:them|people) (?:about|how|when|where|which|what) /i;

const isMoreOfTask = ({ said, clause }: Heard) =>
  (['unknown', 'question', 'offTopic'].includes(said.is) && DOES.test(clause)) ||
  (said.is === 'rule' && TELLS_THEM.test(clause) && !/\d/.test(clause));

/** "…, y que apunte a la gente": a second thing to do in the same breath, where it is no way of answering. */
const alsoTask = ({ said, clause }: Heard) =>
  said.is === 'rule' && /^que /i.test(clause) && !/\d/.test(clause) ? readTask(clause) : undefined;

/** "De los horarios, de los precios" is "de los horarios y de los precios" where nothing more of the list follows. */
const joinedList = (text: string) => (/ (?:y|e) /.test(text) ? text : text.replace(/, (?=[^,]*$)/, ' y '));

/** What was heard of a new agent whose task is still open, with the first clause that may name it as its task. */
export function withTask(heard: readonly Heard[]): Heard[] {
  const isOpen = !heard.some(({ said }) => said.is === 'purpose' && !isOfVisitors(said.text));
  // "It should be called Wick and tell people…": what stands behind the name is what it is for.
  const taskOf = ({ clause }: Heard, index: number) =>
    readTask(clause) ??
    (/^\p{Ll}+s$/iu.test(clause.split(' ')[0] ?? '') && DOES.test(clause) ? purposeOf(clause) : undefined) ??
    (heard[index - 1]?.said.is === 'name' && DOES.test(clause) ? purposeOf(clause) : undefined);
  const at = heard.findIndex(
    (one, index) =>
      ['rule', 'question', 'unknown', 'offTopic'].includes(one.said.is) && taskOf(one, index) !== undefined,
  );
  return heard.flatMap((one, index): Heard[] => {
    const task = isOpen && index === at ? taskOf(one, index) : undefined;
    const next = heard[index + 1];
    // "It should book repairs and tell people…": the second of two tasks was cut off.
    if (one.said.is === 'purpose' && next && isMoreOfTask(next))
      return [{ ...one, said: { is: 'purpose', text: `${one.said.text} and ${purposeOf(next.clause)}` } }];
    const before = heard[index - 1];
    const also = next && alsoTask(next);
    if (one.said.is === 'purpose' && also !== undefined)
      return [{ ...one, said: { is: 'purpose', text: `${joinedList(one.said.text)} y ${also}` } }];
    if (before?.said.is === 'purpose' && alsoTask(one) !== undefined) return [];
    if (before?.said.is === 'purpose' && isMoreOfTask(one)) return [];
    return withTones(task === undefined ? one : { ...one, said: { is: 'purpose', text: task } });
  });
}

/** What an agent is for, and how it is to sound, where one clause says both. */
function withTones(one: Heard): Heard[] {
  const found = one.said.is === 'purpose' ? tonesBeside(one.said.text) : undefined;
  if (!found) return [one];
  return [
    { ...one, said: { is: 'purpose', text: purposeOf(found.rest) } },
    { said: { is: 'tone', tones: found.tones, own: null }, clause: found.how, asked: 'tone' },
  ];
}

/** "We are a language school for children." */
const WORDS_BESIDE_BUSINESS = 3;
function isOnlyBusiness(clause: string, language: Locale): boolean {
  const business = businessIn(clause, language);
  const told = clause.replace(/^\W*(?:hola|buenas|hi|hello|hey)\W+/iu, '');
  return business !== undefined && wordsIn(told) - wordsIn(business) <= WORDS_BESIDE_BUSINESS;
}

/** What a new agent is for, with the business and the channel that were named beside it. */
export function withBusiness(heard: readonly Heard[], question: string, language: Locale): Heard[] {
  const business = businessIn(question, language);
  const channel = channelNamed(question);
  // "It's for our shop" names the place already.
  const isAtPlace = heard.some(({ said }) => said.is === 'purpose' && isOfVisitors(said.text));
  const isHeard = heard.some(({ said }) => said.is === 'channels');
  const whole = heard.map((one) => {
    const { said } = one;
    if (said.is !== 'purpose' || isAtPlace) return one;
    return { ...one, said: { ...said, text: atBusiness(said.text, business, language) } };
  });
  // Who somebody is, and nothing else, is in the purpose by now.
  const told = whole.filter(
    ({ said, clause }) => !['rule', 'unknown'].includes(said.is) || !isOnlyBusiness(clause, language),
  );
  if (!channel || isHeard) return told;
  const clause = addsChannel(channel, language);
  return [...told, { said: { is: 'channels', channels: [channel], remove: false }, clause, asked: null }];
}

/** Whether only the business is known so far, and nothing of what is to be done there. */
export const knowsOnlyBusiness = (heard: readonly Heard[]): boolean =>
  heard.every(({ said }) => said.is !== 'purpose' || isOfVisitors(said.text));

/** Whoever tells of their business and what is to be done there tells what the agent is for, in whatever words. */
export function heardOfVenture(
  question: string,
  language: Locale,
  heard: readonly Heard[],
): Heard[] | undefined {
  const venture = readVenture(question, language);
  if (!venture?.purpose) return undefined;
  const { name, purpose, clauses } = venture;
  // The business alone was understood before.
  if (isOfVisitors(purpose) && heard.some(({ said }) => said.is === 'purpose')) return undefined;
  const [asked = null] = heard.map((one) => one.asked);
  const said = (one: Heard['said']): Heard => ({ said: one, clause: question, asked });
  const names = heard.filter((one) => one.said.is === 'name');
  return [
    ...(name === null ? names : [said({ is: 'name', name })]),
    ...withTones(said({ is: 'purpose', text: purpose })),
    ...clauses.flatMap((clause) =>
      readClause(clause, null, true).map((one) => ({ said: one, clause, asked: null })),
    ),
  ];
}

/** Lets the idea of a new agent grow; what is noted is said. */
export function growIdea(
  state: StoredCreatorState,
  heard: readonly Heard[],
  language: Locale,
  main: Locale,
  notes: string[],
) {
  const words = CREATOR_WORDS[language];
  const idea = { ...(state.idea ?? { name: null, purpose: null, language: null, said: [] }) };
  const noted: string[] = [];
  for (const { said } of heard) {
    if (said.is === 'name') {
      if (said.name.length < 2) notes.push(words.tooShort);
      else if (said.name.length > 80) notes.push(words.tooLong(words.pieces.name, 80));
      else {
        idea.name = said.name;
        noted.push(said.name);
      }
    } else if (said.is === 'purpose') {
      if (said.text.length > 280) notes.push(words.tooLong(words.pieces.purpose, 280));
      else {
        idea.purpose = taskAt(said.text, idea.purpose);
        idea.language ??= language;
        noted.push(isOfVisitors(said.text) ? idea.purpose : said.text);
      }
    } else if (said.is === 'language') {
      idea.language = said.language;
      noted.push(words.languages[said.language]);
    } else if (said.is === 'amendment' || said.is === 'giveUp') {
      idea.said = reconsidered(idea, said);
      noted.push(...(said.is === 'amendment' ? [said.to] : []));
      if (said.is === 'giveUp') notes.push(words.rejected);
    } else if (said.is === 'unknown') notes.push(words.notUnderstood(said.text.slice(0, 80)));
  }
  // Without the name and the purpose of now, which are no change of what was told for it.
  const before = ideaNow({ ...state, idea: { ...(state.idea ?? idea), said: idea.said } }, main);
  const collected = collectChanges({ name: idea.name ?? '', content: before?.content ?? EMPTY_CONTENT });
  const more = heard.filter(isForIdea);
  const kept: (typeof idea)['said'] = [];
  for (const { said, clause, asked } of more) {
    // What is to be said in another language is written once the agent has a name.
    if (said.is === 'translate' && idea.name === null) {
      kept.push({ clause, asked });
      noted.push(clause);
      continue;
    }
    // A second tone changes the very sentence that the first one is in.
    const known = JSON.stringify(collected.changes());
    notes.push(...collectSaid(collected, said, language, () => `blk_new-${collected.changes().length + 1}`));
    if (JSON.stringify(collected.changes()) !== known) {
      kept.push({ clause, asked });
      noted.push(capitalized(withoutLead(clause).replace(/^(?:(?:and|y)\s|(?:rule|regla):\s)/i, '')));
    }
  }
  // One clause may say several things.
  idea.said = [
    ...idea.said,
    ...kept.filter((one, at) => kept.findIndex(({ clause }) => clause === one.clause) === at),
  ];
  if (noted.length > 0)
    notes.unshift(
      `${words.noted} ${unique(noted)
        .map((one) => words.quoted(one.replace(/[.\s]+$/, '')))
        .join(', ')}.`,
    );
  const now = ideaNow({ ...state, idea }, main);
  const changes: CollectedChange[] = [];
  const agent = { name: idea.name ?? '', content: now?.content ?? EMPTY_CONTENT };
  return { idea, changes, agent, givenUp: [], last: [] };
}
