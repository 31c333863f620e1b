import { speakerOf } from '@mocks/conversations/compose-answer';
import { personFor, situationOf } from '@mocks/conversations/situation';
import type { StoredAnswer, StoredConversation } from '@mocks/conversations/store';
import { isFarewell, visitorText } from '@mocks/conversations/visitor-texts';
import { PERSON_WORDS } from '@mocks/conversations/wording';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { isReadByTeam } from '@mocks/inbox/store';
import { backAt } from '@mocks/team/hours';
import {
  type ChatPerson,
  type ConversationEventKind,
  HandoffReason,
  type Locale,
  type VisitorPerson,
} from '@/api/generated/schemas';
import { openingOf } from './opening-hours';
import { type StoredVisit, widgetOf } from './store';

const JOINS_AFTER = 3000;
const ANSWERS_AFTER = 4000;

const WORDS: Record<Locale, { hello: (visitor: string, name: string) => string; answer: string }> = {
  en: {
    hello: (visitor, name) =>
      `Hi${visitor && `, ${visitor}`}, this is ${name}. I’ve read what you wrote and I’m looking into it.`,
    answer: 'Thanks, that helps. I’ll sort it out today and write to you when it’s done.',
  },
  es: {
    hello: (visitor, name) =>
      `Hola${visitor && `, ${visitor}`}, te atiende ${name}. He leído lo que cuentas y lo estoy mirando.`,
    answer: 'Gracias, con eso me basta. Lo resuelvo hoy y te escribo en cuanto esté.',
  },
};

export type Visited = { stored: StoredConversation; visit: StoredVisit };
type Said = Pick<StoredVisit['team'][number], 'at' | 'text'> & { clientMessageId?: string };

/** A person of the team says something after a message of the visitor or of the agent. */
export function say(
  db: Db<State>,
  visit: StoredVisit,
  after: string | null,
  { at, text, clientMessageId }: Said,
): void {
  const name = visit.person?.name ?? '';
  visit.team.push({
    messageId: db.id('msg'),
    after,
    at,
    text,
    name,
    clientMessageId: clientMessageId ?? null,
  });
}

/** Keeps what somebody does now, below what was said last; `by` is empty where it is the visitor. */
export function keepEvent(
  db: Db<State>,
  { stored, visit }: Visited,
  kind: ConversationEventKind,
  by: string,
): void {
  const last = stored.conversation.messages.at(-1)?.messageId ?? null;
  const after = saidByTeam(db, visit, last).at(-1)?.messageId ?? last;
  visit.events.push({ kind, by, at: db.now(), after });
}

/** Whether the visitor waits for a person whom nobody of the team has become yet. */
export function waitsForPerson({ person, isOpen }: StoredVisit): boolean {
  return isOpen && person?.waits === true && person.userId === null;
}

/** Whether a person has the conversation, or is about to: somebody who reads along may take it over any moment. */
function isWithPerson(db: Db<State>, { stored, visit }: Visited): boolean {
  const { person } = visit;
  if (person?.comes !== true) return false;
  if (waitsForPerson(visit)) return isReadByTeam(db, stored.accountId);
  return person.leavesAt === null || db.now() < person.leavesAt;
}

/** Whether what a visitor says now is for a person of the team and not for the agent. */
export function isForPerson(db: Db<State>, { stored, visit }: Visited, text: string): boolean {
  const { content } = speakerOf(db, stored);
  const parts = isFarewell(text) && visitorText(content, 'closing', stored.language) !== '';
  const { teamThere, paused } = situationOf(db, stored);
  const answersItself = content.handoff.agentMode === 'human' && teamThere;
  return !paused && !parts && (isWithPerson(db, { stored, visit }) || answersItself);
}

type Called = {
  /** Why. */
  reason: HandoffReason;
  /** Whom; without one, as the agent's own rule says for who asks for a person. */
  to?: ChatPerson | null | undefined;
  visitorName: string;
  /** The message after which the person speaks. */
  after: string | null;
};

/** A person is asked for, by the visitor or by a rule: one comes in a moment, or nobody is there. */
export function callTeam(
  db: Db<State>,
  { stored, visit }: Visited,
  { reason, to, visitorName, after }: Called,
): void {
  visit.handedOff ??= reason;
  if (isWithPerson(db, { stored, visit })) return;
  const situation = situationOf(db, stored);
  const { rules } = speakerOf(db, stored).content.handoff;
  const rule = rules.find(({ when, enabled }) => enabled && when === 'asked');
  const { name } = to ?? personFor(situation, rule?.to ?? null).person;
  // Whoever reads along takes it over themselves; else the team is played.
  const waits = isReadByTeam(db, stored.accountId);
  const comes = waits || situation.teamThere;
  const opensAt = openingOf(widgetOf(db, visit)?.widget.hours ?? null, db.now()).opensAt;
  const returnsAt = comes ? null : (opensAt ?? backAt(situation.team, db.now()));
  visit.person = { askedAt: db.now(), comes, backAt: returnsAt, name, userId: null, waits, leavesAt: null };
  if (!comes || waits) return;
  const at = db.now() + db.lasting(JOINS_AFTER);
  visit.events.push({ kind: 'taken_over', by: name, at, after });
  say(db, visit, after, { at, text: WORDS[stored.language].hello(visitorName, name) });
}

/** What an answer does beside its words: it calls a person, or ends the talk. */
export function followAnswer(
  db: Db<State>,
  { stored, visit }: Visited,
  { messageId, trace, parts: { handover, closes } }: StoredAnswer,
  visitorName: string,
): void {
  if (closes) visit.person = null;
  if (!handover || handover.state === 'returned') return;
  const reason = HandoffReason.safeParse(trace?.handoff?.when).data ?? 'asked';
  callTeam(db, { stored, visit }, { reason, to: handover.person, visitorName, after: messageId });
}

/** The visitor said something to the person who came, or who is the one that answers here. */
export function tellTeam(db: Db<State>, visited: Visited, visitorName: string, after: string): void {
  const { stored, visit } = visited;
  if (!isWithPerson(db, visited)) {
    callTeam(db, visited, { reason: 'asked', visitorName, after });
    return;
  }
  if (visit.person?.userId !== null || visit.person.waits) return;
  const { name: agentName, content } = speakerOf(db, stored);
  const { agentMode, allowAgentsChangeDefaultMode } = content.handoff;
  const at = db.now() + db.lasting(ANSWERS_AFTER);
  const returns = allowAgentsChangeDefaultMode && agentMode !== 'human';
  const { answer } = WORDS[stored.language];
  const back = PERSON_WORDS[stored.language].back(agentName);
  say(db, visit, after, { at, text: returns ? `${answer} ${back}` : answer });
  if (!returns || visit.person.leavesAt !== null) return;
  visit.person.leavesAt = at;
  visit.events.push({
    kind: 'handed_back',
    by: visit.person.name,
    at,
    after: visit.team.at(-1)?.messageId ?? null,
  });
}

/** Who of the team has the conversation now. */
export function personOf(db: Db<State>, { stored, visit }: Visited): VisitorPerson | null {
  if (!visit.person) return null;
  const { askedAt, comes, backAt: returnsAt, name } = visit.person;
  const nobody = { name: '', imageUrl: null };
  if (waitsForPerson(visit)) {
    return isReadByTeam(db, stored.accountId)
      ? { ...nobody, state: 'waiting', backAt: null }
      : { ...nobody, state: 'away', backAt: backAt(situationOf(db, stored).team, db.now()) };
  }
  if (!comes) return { ...nobody, state: 'away', backAt: returnsAt };
  if (!isWithPerson(db, { stored, visit })) return null;
  const joined = visit.person.userId !== null || db.now() >= askedAt + db.lasting(JOINS_AFTER);
  return joined
    ? { name, imageUrl: null, state: 'joined', backAt: null }
    : { ...nobody, state: 'waiting', backAt: null };
}

/** What the team has said by now after a message; null: before all of them. */
export function saidByTeam(db: Db<State>, { team }: StoredVisit, after: string | null) {
  return team
    .filter((one) => one.after === after && one.at <= db.now())
    .map(({ messageId, text, at, name }) => ({
      messageId,
      author: 'person' as const,
      text,
      name,
      plain: true,
      state: 'complete' as const,
      citations: [],
      createdAt: new Date(at).toISOString(),
    }));
}
