import { EMPTY_CONTENT } from '@mocks/agents/content';
import { writtenOut } from '@mocks/understanding/shorthand';
import type { AgentPiece, Locale } from '@/api/generated/schemas';
import { clausesOf } from './clauses';
import { type CollectedChange, collectChanges } from './collect-changes';
import { collectSaid } from './collect-said';
import { type ProposalActions, runCommand } from './commands';
import type { NamedContent } from './content-path';
import { collectEarlier, ideaNow } from './idea';
import { missingPieces } from './missing-pieces';
import { findQuantities } from './quantities';
import { readClause } from './read-clause';
import { readTask, taskAt } from './read-purpose';
import type { StoredCreatorState } from './store';
import { show } from './summary';
import { languageOf } from './text';
import { CLAUSES_MAX, type Heard, meantBy, wholeGreeting } from './understand';
import { CREATOR_WORDS } from './words';

/** What the creator answers. */
export type CreatorTurn = { text: string; changes: CollectedChange[]; state: StoredCreatorState };
const CHANGES_MAX = 40;

/** What is answered without a question at once. */
const QUIET: readonly string[] = [
  'question',
  'help',
  'show',
  'thanks',
  'undo',
  'reject',
  'angry',
  'offTopic',
];

/** After which an open question is said again. */
const REPEATS: readonly string[] = ['unknown', 'hello', 'missing', 'accept'];

const isForIdea = ({ said }: Heard) =>
  !['name', 'purpose', 'language', 'unknown', 'question'].includes(said.is);

function unique(notes: readonly string[]): string[] {
  return [...new Set(notes)];
}

/** What a figure was said of, where one was. */
function figureOf({ said }: Heard): string | undefined {
  if (said.is === 'value' && said.about !== '') return said.about;
  return said.is === 'rule' && findQuantities(said.text).length > 0 ? said.text : undefined;
}

/** The next thing to ask for, and the question for it. */
function nextQuestion(
  missing: readonly AgentPiece[],
  skipped: readonly AgentPiece[],
  language: Locale,
): { asks: AgentPiece | null; question: string } {
  const asks = missing.find((piece) => !skipped.includes(piece)) ?? null;
  const words = CREATOR_WORDS[language];
  return { asks, question: asks === null ? '' : words.questions[asks] };
}

interface Turn {
  /** The agent as it is now; asked anew after a command, which may change it. */
  agent: () => NamedContent;
  state: StoredCreatorState;
  question: string;
  /** What the conversation was opened in. */
  language: Locale;
  hasOpenProposal: boolean;
  actions: ProposalActions;
  newBlockId: () => string;
}

/** Answers as the creator: understands what is said about an agent, proposes changes, asks for what is missing. */
export function creatorSays(turn: Turn): CreatorTurn {
  const { state, hasOpenProposal, actions } = turn;
  const question = writtenOut(turn.question);
  const language = languageOf(question, turn.language);
  const words = CREATOR_WORDS[language];
  const clauses = clausesOf(question, language);
  const greeting = wholeGreeting(question, clauses, state.asks);
  const read: Heard[] =
    greeting ??
    clauses.slice(0, CLAUSES_MAX).flatMap((clause) => {
      const parts = readClause(clause, state.asks, state.idea !== null).map((said) => ({
        said,
        clause,
        asked: state.asks,
      }));
      return parts.map((one) => meantBy(one, state, hasOpenProposal));
    });
  const heard = state.idea?.purpose === null ? withTask(read) : read;
  const notes: string[] = clauses.length > CLAUSES_MAX ? [words.tooMany] : [];
  let { skipped } = state;
  let wanted: AgentPiece | null = null;
  let quiet = false;

  for (const { said } of heard) {
    const done = state.idea === null ? runCommand(said, actions, language) : undefined;
    if (done !== undefined) notes.push(done);
    else if (said.is === 'hello') notes.push(state.idea ? words.helloNew : words.hello(turn.agent().name));
    else if (said.is === 'help') notes.push(words.help);
    else if (said.is === 'thanks') notes.push(words.thanks);
    else if (said.is === 'angry') notes.push(words.angry);
    // Said on the way to something, it needs no answer.
    else if (said.is === 'offTopic' && heard.every((one) => QUIET.includes(one.said.is)))
      notes.push(words.offTopic);
    else if (said.is === 'piece')
      wanted = heard.some((one) => one.said.is === said.piece) ? null : said.piece;
    // What it cannot translate it need not ask about again.
    else if (said.is === 'translate') skipped = [...skipped, 'otherLanguage'];
    else if (said.is === 'skip' && state.asks !== null) {
      skipped = [...skipped, state.asks];
      notes.push(words.skipped);
    }
  }

  const { idea, changes, agent } = state.idea
    ? growIdea(state, heard, language, turn.language, notes)
    : propose(turn, heard, language, notes);
  const asksToSee = heard.some(({ said }) => said.is === 'show');
  if (asksToSee) notes.push(show(agent, language));
  const pieces =
    idea === null
      ? missingPieces(agent.content)
      : (ideaNow({ ...state, idea }, turn.language)?.missing ?? []);
  if (heard.some(({ said }) => said.is === 'missing')) {
    notes.push(
      pieces.length === 0
        ? words.nothingMissing
        : words.missing(pieces.map((piece) => words.pieces[piece]).join(', ')),
    );
  }
  if (heard.some(({ said }) => said.is === 'unknown') || heard.length === 0) notes.push(words.canDo);
  if (idea?.name != null && idea.purpose !== null) notes.push(words.ready(idea.name));
  else if (heard.some(({ said }) => said.is === 'create' && state.idea)) notes.push(words.notReady);
  // Whoever asked something wants an answer, not a question at once.
  quiet =
    heard.length > 0 &&
    heard.every(({ said }) => QUIET.includes(said.is)) &&
    // Of an agent that is not there yet only its next piece can be told.
    !(state.idea && heard.some(({ said }) => said.is === 'question'));

  const next =
    wanted === null
      ? nextQuestion(pieces, skipped, language)
      : { asks: wanted, question: words.questions[wanted] };
  // Asked once: whoever speaks of something else is not asked again and again.
  const isOpen =
    wanted === null && next.asks === state.asks && !heard.some(({ said }) => REPEATS.includes(said.is));
  if (next.question !== '' && !isOpen && !(quiet && wanted === null)) {
    notes.push(changes.length > 0 ? `${words.meanwhile} ${next.question}` : next.question);
  } else if (pieces.length === 0 && changes.length === 0 && notes.length === 0)
    notes.push(words.nothingMissing);
  return {
    text: unique(notes).join('\n\n'),
    changes,
    state: {
      asks: next.asks,
      skipped: unique(skipped).flatMap((one) => skipped.find((piece) => piece === one) ?? []),
      named: heard.some(({ said }) => said.is === 'name'),
      about: heard.map(figureOf).findLast((about) => about !== undefined) ?? state.about,
      idea,
    },
  };
}

/** What was heard of a new agent whose task is still open, with the first clause that may name it as its task. */
function withTask(heard: readonly Heard[]): Heard[] {
  const isOpen = !heard.some(({ said }) => said.is === 'purpose');
  const at = heard.findIndex(
    ({ said, clause }) =>
      ['rule', 'question', 'unknown', 'offTopic'].includes(said.is) && readTask(clause) !== undefined,
  );
  return heard.map((one, index) => {
    const task = isOpen && index === at ? readTask(one.clause) : undefined;
    return task === undefined ? one : { ...one, said: { is: 'purpose', text: task } };
  });
}

/** Lets the idea of a new agent grow; what is noted is said. */
function growIdea(
  state: StoredCreatorState,
  heard: readonly Heard[],
  language: Locale,
  main: Locale,
  notes: string[],
) {
  const words = CREATOR_WORDS[language];
  const before = ideaNow(state, main);
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
        noted.push(said.text);
      }
    } else if (said.is === 'language') {
      idea.language = said.language;
      noted.push(words.languages[said.language]);
    } else if (said.is === 'unknown') notes.push(words.notUnderstood(said.text.slice(0, 80)));
  }
  const collected = collectChanges({ name: idea.name ?? '', content: before?.content ?? EMPTY_CONTENT });
  const more = heard.filter(isForIdea);
  for (const { said, clause } of more) {
    const count = collected.changes().length;
    notes.push(...collectSaid(collected, said, language, () => `blk_new-${collected.changes().length + 1}`));
    if (collected.changes().length > count) noted.push(clause);
  }
  const kept = more.filter(({ clause }) => noted.includes(clause));
  idea.said = [...idea.said, ...kept.map(({ clause, asked }) => ({ clause, asked }))];
  if (noted.length > 0)
    notes.unshift(
      `${words.noted} ${unique(noted)
        .map((one) => words.quoted(one.replace(/[.\s]+$/, '')))
        .join(', ')}.`,
    );
  const now = ideaNow({ ...state, idea }, main);
  const changes: CollectedChange[] = [];
  return { idea, changes, agent: { name: idea.name ?? '', content: now?.content ?? EMPTY_CONTENT } };
}

function propose(turn: Turn, heard: readonly Heard[], language: Locale, notes: string[]) {
  const words = CREATOR_WORDS[language];
  const collected = collectChanges(turn.agent());
  const beside = heard.flatMap(({ said }) => collectSaid(collected, said, language, turn.newBlockId));
  const changes = collected.changes().slice(0, CHANGES_MAX);
  if (changes.length > 0) notes.push(words.proposes(changes.length));
  notes.push(...beside);
  return { idea: null, changes, agent: collected.now() };
}

/** What the creator says when the agent of its idea has been made: the rest of what it was told, as changes to its draft. */
export function creatorGoesOn(
  agent: NamedContent,
  state: StoredCreatorState,
  otherwise: Locale,
  newBlockId: () => string,
): CreatorTurn {
  const language = state.idea?.language ?? otherwise;
  const words = CREATOR_WORDS[language];
  const collected = collectChanges(agent);
  if (state.idea?.purpose != null)
    collectSaid(collected, { is: 'purpose', text: state.idea.purpose }, language, newBlockId);
  collectEarlier(collected, state, language, newBlockId);
  const changes = collected.changes().slice(0, CHANGES_MAX);
  const next = nextQuestion(missingPieces(collected.now().content), state.skipped, language);
  const said = [words.made(agent.name, changes.length)];
  if (next.question !== '') said.push(`${words.meanwhile} ${next.question}`);
  return {
    text: said.join('\n\n'),
    changes,
    state: { asks: next.asks, skipped: state.skipped, named: false, about: null, idea: null },
  };
}
