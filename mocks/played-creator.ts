import type { AgentPiece, Locale } from '@/api/generated/schemas';
import { type Collected, type CollectedChange, collectChanges } from './collect-changes';
import type { NamedContent } from './content-path';
import type { AgentIdea, BotContent } from './own-schemas';
import { missingPieces, sentenceOf, takeUp } from './played-creator-changes';
import { clausesOf, languageOf, readClause, type Said } from './played-creator-reading';
import { CREATOR_WORDS, channelName } from './played-creator-words';
import { EMPTY_CONTENT } from './seeded-bots';
import type { StoredTalk } from './state';
import { TOOLKITS } from './toolkits';

/** What the creator can do itself when it is told to in words; each says how many changes it made, and could not. */
export type CreatorHands = {
  accept: () => { done: number; outdated: number };
  reject: () => number;
  undo: () => { done: number; left: number };
};

/** What the creator answers. */
export type CreatorTurn = { text: string; changes: CollectedChange[]; talk: StoredTalk };

type Heard = { said: Said; clause: string; asked: AgentPiece | null };

const CLAUSES_MAX = 12;
const CHANGES_MAX = 40;

/** A conversation in which nothing was said yet; about a new agent, it has an idea of one. */
export function newTalk(isNew: boolean): StoredTalk {
  return {
    asks: null,
    skipped: [],
    idea: isNew ? { name: null, purpose: null, language: null, said: [] } : null,
  };
}

/** What is answered without a question at once. */
const QUIET: readonly string[] = ['question', 'help', 'show', 'thanks', 'undo', 'reject'];

/** After which an open question is said again. */
const REPEATS: readonly string[] = ['unknown', 'hello', 'missing', 'accept'];

const isForIdea = ({ said }: Heard) =>
  !['name', 'purpose', 'language', 'unknown', 'question'].includes(said.is);

/** The idea as an agent: what it is told first comes from its name and its purpose, the rest from what was said. */
export function ideaNow(talk: StoredTalk, otherwise: Locale): AgentIdea | null {
  const { idea } = talk;
  if (!idea) return null;
  const language = idea.language ?? otherwise;
  const words = CREATOR_WORDS[language];
  const name = idea.name ?? '';
  const instructions =
    idea.name !== null && idea.purpose !== null ? words.persona(idea.name, idea.purpose) : null;
  const summary = { en: '', es: '', [language]: idea.purpose === null ? '' : sentenceOf(idea.purpose) };
  const persona = instructions ?? (idea.purpose === null ? '' : words.task(idea.purpose));
  const content: BotContent = {
    ...EMPTY_CONTENT,
    language,
    summary,
    instructions:
      persona === ''
        ? []
        : [
            {
              blockId: 'blk_idea',
              kind: 'persona',
              texts: { en: '', es: '', [language]: persona },
              enabled: true,
            },
          ],
  };
  const collected = collectChanges({ name, content });
  takeUpAll(collected, talk, language);
  const whole = collected.now().content;
  const missing = missingPieces(whole).filter((piece) => piece !== 'purpose' && piece !== 'otherLanguage');
  return {
    name: idea.name,
    instructions,
    content: whole,
    missing: [
      ...(idea.purpose === null ? (['purpose'] as const) : []),
      ...(idea.name === null ? (['name'] as const) : []),
      ...missing,
    ],
  };
}

/** Takes up again what was said for an agent before it was made. */
function takeUpAll(collected: Collected, { idea }: StoredTalk, language: Locale, newBlockId?: () => string) {
  let count = 0;
  const ownId = () => {
    count += 1;
    return `blk_idea-${count}`;
  };
  for (const { clause, asked } of idea?.said ?? [])
    for (const said of readClause(clause, asked))
      takeUp(collected, said, languageOf(clause, language), newBlockId ?? ownId);
}

function unique(notes: readonly string[]): string[] {
  return [...new Set(notes)];
}

function show({ name, content }: NamedContent, language: Locale): string {
  const { shown } = CREATOR_WORDS[language];
  const either = (texts: Record<Locale, string>) =>
    texts[language] || texts[content.language] || texts.en || texts.es || shown.none;
  const tools = content.tools.map(
    ({ toolkit }) => TOOLKITS.find((one) => one.toolkit === toolkit)?.name ?? toolkit,
  );
  const channels = content.channels.map((channel) => channelName(channel, language));
  return [
    shown.title(name),
    '',
    `- ${shown.purpose}: ${either(content.summary)}`,
    `- ${shown.greeting}: ${either(content.greeting)}`,
    `- ${shown.told(content.instructions.filter(({ enabled }) => enabled).length)}`,
    `- ${shown.tools}: ${tools.join(', ') || shown.none}`,
    `- ${shown.channels}: ${channels.join(', ') || shown.none}`,
    `- ${shown.mode(content.handoff.agentMode)}`,
  ].join('\n');
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

/** What a command does, in words; undefined for what is no command. */
function obey(said: Said, hands: CreatorHands, language: Locale): string | undefined {
  const words = CREATOR_WORDS[language];
  if (said.is === 'accept') {
    const { done, outdated } = hands.accept();
    if (done + outdated === 0) return words.nothingOpen;
    if (done === 0) return words.allOutdated;
    return outdated === 0 ? words.applied(done) : words.appliedPartly(done, outdated);
  }
  if (said.is === 'reject') return hands.reject() > 0 ? words.rejected : words.nothingOpen;
  if (said.is !== 'undo') return undefined;
  const { done, left } = hands.undo();
  if (done === 0) return left > 0 ? words.notUndone : words.nothingToUndo;
  return words.undone(done);
}

interface Turn {
  /** The agent as it is now; asked anew after a command, which may change it. */
  agent: () => NamedContent;
  talk: StoredTalk;
  question: string;
  /** What the conversation was opened in. */
  language: Locale;
  hasOpenProposal: boolean;
  hands: CreatorHands;
  newBlockId: () => string;
}

/** Answers as the creator: understands what is said about an agent, proposes changes, asks for what is missing. */
export function creatorSays(turn: Turn): CreatorTurn {
  const { talk, question, hasOpenProposal, hands } = turn;
  const language = languageOf(question, turn.language);
  const words = CREATOR_WORDS[language];
  const clauses = clausesOf(question, language);
  const greeting = talk.asks === 'greeting' ? wholeGreeting(question, clauses) : undefined;
  const heard: Heard[] =
    greeting ??
    clauses.slice(0, CLAUSES_MAX).flatMap((clause) => {
      const read = readClause(clause, talk.asks).map((said) => ({ said, clause, asked: talk.asks }));
      return read.map((one) => meantBy(one, talk, hasOpenProposal));
    });
  const notes: string[] = clauses.length > CLAUSES_MAX ? [words.tooMany] : [];
  let { skipped } = talk;
  let wanted: AgentPiece | null = null;
  let quiet = false;

  for (const { said } of heard) {
    const done = talk.idea === null ? obey(said, hands, language) : undefined;
    if (done !== undefined) notes.push(done);
    else if (said.is === 'hello') notes.push(talk.idea ? words.helloNew : words.hello(turn.agent().name));
    else if (said.is === 'help') notes.push(words.help);
    else if (said.is === 'thanks') notes.push(words.thanks);
    else if (said.is === 'piece') wanted = said.piece;
    // What it cannot translate it need not ask about again.
    else if (said.is === 'translate') skipped = [...skipped, 'otherLanguage'];
    else if (said.is === 'skip' && talk.asks !== null) {
      skipped = [...skipped, talk.asks];
      notes.push(words.skipped);
    }
  }

  const { idea, changes, agent } = talk.idea
    ? grow(talk, heard, language, turn.language, notes)
    : propose(turn, heard, language, notes);
  const asksToSee = heard.some(({ said }) => said.is === 'show');
  if (asksToSee) notes.push(show(agent, language));
  const pieces =
    idea === null ? missingPieces(agent.content) : (ideaNow({ ...talk, idea }, turn.language)?.missing ?? []);
  if (heard.some(({ said }) => said.is === 'missing')) {
    notes.push(
      pieces.length === 0
        ? words.nothingMissing
        : words.missing(pieces.map((piece) => words.pieces[piece]).join(', ')),
    );
  }
  if (heard.some(({ said }) => said.is === 'unknown') || heard.length === 0) notes.push(words.canDo);
  if (idea?.name != null && idea.purpose !== null) notes.push(words.ready(idea.name));
  else if (heard.some(({ said }) => said.is === 'create' && talk.idea)) notes.push(words.notReady);
  // Whoever asked something wants an answer, not a question at once.
  quiet = heard.length > 0 && heard.every(({ said }) => QUIET.includes(said.is));

  const next =
    wanted === null
      ? nextQuestion(pieces, skipped, language)
      : { asks: wanted, question: words.questions[wanted] };
  // Asked once: whoever speaks of something else is not asked again and again.
  const isOpen =
    wanted === null && next.asks === talk.asks && !heard.some(({ said }) => REPEATS.includes(said.is));
  if (next.question !== '' && !isOpen && !(quiet && wanted === null)) {
    notes.push(changes.length > 0 ? `${words.meanwhile} ${next.question}` : next.question);
  } else if (pieces.length === 0 && changes.length === 0 && notes.length === 0)
    notes.push(words.nothingMissing);
  return {
    text: unique(notes).join('\n\n'),
    changes,
    talk: {
      asks: next.asks,
      skipped: unique(skipped).flatMap((one) => skipped.find((piece) => piece === one) ?? []),
      idea,
    },
  };
}

/** Asked for a greeting, somebody writes one of several sentences, with a question in it perhaps. */
function wholeGreeting(question: string, clauses: readonly string[]): Heard[] | undefined {
  const parts = clauses.flatMap((clause) => readClause(clause, null));
  const isPlain = parts.every(({ is }) => ['hello', 'question', 'unknown', 'rule'].includes(is));
  const clause = question.trim();
  const [said] = readClause(clause, 'greeting');
  return isPlain && said?.is === 'greeting' ? [{ said, clause, asked: 'greeting' }] : undefined;
}

/** What a short answer means where the conversation stands: "yes" to an offer, "no" to a question. */
function meantBy(heard: Heard, { asks, idea }: StoredTalk, hasOpenProposal: boolean): Heard {
  const { said } = heard;
  if (said.is === 'reject' && !hasOpenProposal) return { ...heard, said: { is: 'skip' } };
  if (said.is === 'create' && !idea) return { ...heard, said: { is: 'accept' } };
  if (said.is === 'accept' && idea) return { ...heard, said: { is: 'create' } };
  if (said.is === 'accept' && !hasOpenProposal && asks === 'greeting')
    return { ...heard, said: { is: 'greeting', text: null } };
  return heard;
}

/** Lets the idea of a new agent grow; what is noted is said. */
function grow(talk: StoredTalk, heard: readonly Heard[], language: Locale, main: Locale, notes: string[]) {
  const words = CREATOR_WORDS[language];
  const before = ideaNow(talk, main);
  const idea = { ...(talk.idea ?? { name: null, purpose: null, language: null, said: [] }) };
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
        idea.purpose = said.text;
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
    notes.push(...takeUp(collected, said, language, () => `blk_new-${collected.changes().length + 1}`));
    if (collected.changes().length > count) noted.push(clause);
  }
  const kept = more.filter(({ clause }) => noted.includes(clause));
  idea.said = [...idea.said, ...kept.map(({ clause, asked }) => ({ clause, asked }))];
  if (noted.length > 0)
    notes.unshift(
      `${words.noted} ${unique(noted)
        .map((one) => `«${one}»`)
        .join(', ')}.`,
    );
  const now = ideaNow({ ...talk, idea }, main);
  const changes: CollectedChange[] = [];
  return { idea, changes, agent: { name: idea.name ?? '', content: now?.content ?? EMPTY_CONTENT } };
}

function propose(turn: Turn, heard: readonly Heard[], language: Locale, notes: string[]) {
  const words = CREATOR_WORDS[language];
  const collected = collectChanges(turn.agent());
  const beside = heard.flatMap(({ said }) => takeUp(collected, said, language, turn.newBlockId));
  const changes = collected.changes().slice(0, CHANGES_MAX);
  if (changes.length > 0) notes.push(words.proposes(changes.length));
  notes.push(...beside);
  return { idea: null, changes, agent: collected.now() };
}

/** What the creator says when the agent of its idea has been made: the rest of what it was told, as a proposal. */
export function creatorGoesOn(
  agent: NamedContent,
  talk: StoredTalk,
  otherwise: Locale,
  newBlockId: () => string,
): CreatorTurn {
  const language = talk.idea?.language ?? otherwise;
  const words = CREATOR_WORDS[language];
  const collected = collectChanges(agent);
  if (talk.idea?.purpose != null)
    takeUp(collected, { is: 'purpose', text: talk.idea.purpose }, language, newBlockId);
  takeUpAll(collected, talk, language, newBlockId);
  const changes = collected.changes().slice(0, CHANGES_MAX);
  const next = nextQuestion(missingPieces(collected.now().content), talk.skipped, language);
  const said = [words.made(agent.name, changes.length)];
  if (next.question !== '') said.push(`${words.meanwhile} ${next.question}`);
  return { text: said.join('\n\n'), changes, talk: { asks: next.asks, skipped: talk.skipped, idea: null } };
}
