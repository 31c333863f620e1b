import { writtenOut } from '@mocks/understanding/shorthand';
import { withoutSlips } from '@mocks/understanding/slips';
import type { AgentPiece, Locale } from '@/api/generated/schemas';
import { withoutAsides } from './besides';
import { clausesOf, withSubject } from './clauses';
import { type CollectedChange, collectChanges } from './collect-changes';
import { collectSaid } from './collect-said';
import { type ProposalActions, runCommand } from './commands';
import type { NamedContent } from './content-path';
import { countFields } from './count-fields';
import { growIdea, heardOfVenture, knowsOnlyBusiness, withBusiness, withTask } from './grow-idea';
import { collectEarlier, ideaNow, toldOf } from './idea';
import { kindOf, textOf } from './kinds-of-proposals';
import { missingPieces } from './missing-pieces';
import { findQuantities } from './quantities';
import { readClause } from './read-clause';
import { isOfVisitors } from './read-purpose';
import { readSecondThought, readTakenOut } from './second-thoughts';
import { spreadOut } from './spread-out';
import type { LastProposed, StoredCreatorState } from './store';
import { show } from './summary';
import { languageOf } from './text';
import { CLAUSES_MAX, type Heard, meantBy, wholeGreeting } from './understand';
import { unique } from './unique';
import { withoutJoint } from './without-lead';
import { CREATOR_WORDS } from './words';

/** What the creator answers. */
export type CreatorTurn = {
  text: string;
  changes: CollectedChange[];
  /** The paths at which what was proposed is given up. */
  givenUp: string[];
  state: StoredCreatorState;
};
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
  'product',
  'greetingIn',
];

/** After which an open question is said again. */
const REPEATS: readonly string[] = ['unknown', 'hello', 'missing', 'accept'];

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
  /** The same with what is proposed and still open; without it nothing is. */
  open?: () => NamedContent;
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
  const purpose = state.idea?.purpose;
  const isOpenIdea = state.idea !== null && (purpose == null || isOfVisitors(purpose));
  const typed = withoutJoint(withoutSlips(writtenOut(turn.question)));
  const question = isOpenIdea ? spreadOut(typed) : typed;
  const language = languageOf(question, turn.language);
  const words = CREATOR_WORDS[language];
  const clauses = clausesOf(question, language).map((clause, at, all) =>
    withSubject(clause, all[at - 1] ?? ''),
  );
  const greeting = wholeGreeting(question, clauses, state.asks);
  let last = state.idea ? toldOf(state.idea) : state.last;
  const read: Heard[] =
    greeting ??
    clauses.slice(0, CLAUSES_MAX).flatMap((clause, at) => {
      const asked = state.asks;
      const second =
        readSecondThought(clause, last, language) ?? (state.idea ? readTakenOut(clause, last) : undefined);
      // What is said next of it is said of what it has become.
      for (const said of second ?? [])
        if (said.is === 'amendment')
          last = last.map((one) => (one.text === said.from ? { ...one, text: said.to } : one));
      if (second) return second.map((said) => ({ said, clause, asked }));
      const parts = readClause(clause, state.asks, state.idea !== null).map((said) => ({
        said,
        clause,
        asked,
      }));
      // "30 days is too long. Make it 14."
      const before = clauses[at - 1] ?? '';
      const about = findQuantities(before).length > 0 ? before : state.about;
      return parts.map((one) => meantBy(one, { ...state, about }, hasOpenProposal));
    });
  const meant = isOpenIdea ? withTask(read) : read;
  const isPurposeTold = !knowsOnlyBusiness(meant);
  // What an agent is for may be told in so many words that no one of them says it.
  const venture =
    isOpenIdea && !isPurposeTold && !greeting ? heardOfVenture(question, language, meant) : undefined;
  const told = venture ?? (isOpenIdea && isPurposeTold ? withBusiness(meant, question, language) : meant);
  const heard = meantLast(withoutReplaced(withoutAsides(told)));
  const notes: string[] = clauses.length > CLAUSES_MAX ? [words.tooMany] : [];
  let { skipped } = state;
  let wanted: AgentPiece | null = null;
  let quiet = false;

  const undone = new Set<Heard>();
  const isToThePoint = heard.some(({ said }) => said.is !== 'hello' && !QUIET.includes(said.is));
  for (const one of heard) {
    const { said } = one;
    const done = state.idea === null ? runCommand(said, actions, language) : undefined;
    if (done !== undefined) {
      notes.push(done);
      if (said.is === 'giveUp') undone.add(one);
    } else if (said.is === 'hello') {
      // Whoever comes to the point at once is answered to the point.
      if (!isToThePoint) notes.push(state.idea ? words.helloNew : words.hello(turn.agent().name));
    } else if (said.is === 'help') notes.push(words.help);
    else if (said.is === 'thanks') notes.push(words.thanks);
    else if (said.is === 'angry') notes.push(words.angry);
    else if (said.is === 'product') notes.push(words.product[said.topic]);
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

  const {
    idea,
    changes,
    agent,
    givenUp,
    last: proposed,
  } = state.idea
    ? growIdea(state, heard, language, turn.language, notes)
    : propose(
        turn,
        heard.filter((one) => !undone.has(one)),
        language,
        notes,
      );
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
    // Nothing that is said is left without an answer.
    text: unique(notes).join('\n\n') || words.canDo,
    changes,
    givenUp,
    state: {
      last: proposed,
      asks: next.asks,
      skipped: unique(skipped).flatMap((one) => skipped.find((piece) => piece === one) ?? []),
      named: heard.some(({ said }) => said.is === 'name'),
      about: heard.map(figureOf).findLast((about) => about !== undefined) ?? state.about,
      idea,
    },
  };
}

/** "30 days is too long. Make it 14": what the figure is of is no rule by itself. */
function withoutReplaced(heard: Heard[]): Heard[] {
  return heard.filter(({ said, clause }, at) => {
    const next = heard[at + 1]?.said;
    const isReplaced = next?.is === 'value' && next.about === clause;
    return !isReplaced || !['rule', 'unknown', 'guardrail'].includes(said.is);
  });
}

/** "That bit is too much, drop it": what was said before says what goes. */
function meantLast(heard: Heard[]): Heard[] {
  const isSecond = heard.some(({ said }) => said.is === 'giveUp' || said.is === 'amendment');
  const isShorter = heard.some(({ said }) => said.is === 'greeting');
  return isSecond || isShorter ? heard.filter(({ said }) => said.is !== 'reject') : heard;
}

function propose(turn: Turn, heard: readonly Heard[], language: Locale, notes: string[]) {
  const words = CREATOR_WORDS[language];
  const collected = collectChanges(turn.agent(), turn.open?.());
  const proposed: LastProposed[] = [];
  const beside: string[] = [];
  for (const { said } of heard) {
    const before = new Set(collected.changes().map(({ path, after }) => `${path} ${JSON.stringify(after)}`));
    beside.push(...collectSaid(collected, said, language, turn.newBlockId));
    const paths = collected
      .changes()
      .flatMap(({ path, after }) => (before.has(`${path} ${JSON.stringify(after)}`) ? [] : [path]));
    if (paths.length > 0) proposed.push({ is: kindOf(said), text: textOf(said), paths });
  }
  const changes = collected.changes().slice(0, CHANGES_MAX);
  const givenUp = collected.givenUp();
  if (changes.length > 0) notes.push(words.proposes(countFields(changes)));
  else if (givenUp.length > 0) notes.push(words.rejected);
  // Half of how it is to sound is no news where the other half is.
  const isNewTone = proposed.some(({ is }) => is === 'tone');
  notes.push(...beside.filter((note) => !isNewTone || note !== words.already.tone));
  const kept = turn.state.last.filter(({ paths }) => !paths.some((path) => givenUp.includes(path)));
  const isRejected = heard.some(({ said }) => said.is === 'reject');
  const last = proposed.length > 0 ? proposed : isRejected ? [] : kept;
  return { idea: null, changes, agent: collected.now(), givenUp, last };
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
  const said = [words.made(agent.name, countFields(changes))];
  if (next.question !== '') said.push(`${words.meanwhile} ${next.question}`);
  return {
    text: said.join('\n\n'),
    changes,
    givenUp: [],
    state: { asks: next.asks, skipped: state.skipped, named: false, about: null, last: [], idea: null },
  };
}
