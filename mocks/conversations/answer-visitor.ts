import type { AgentContent } from '@mocks/agents/content';
import { backAt } from '@mocks/team/hours';
import { fold } from '@mocks/understanding/fold';
import { hear, wantedPerson } from '@mocks/understanding/speech-acts';
import type { HandoffTrace, Locale } from '@/api/generated/schemas';
import { type Asked, type MatchedRule, matchRule } from './handoff-rules';
import { personFor, type Situation, whoHasIt } from './situation';
import type { AnswerParts, StoredAnswer, StoredConversation } from './store';
import { isFarewell, visitorText } from './visitor-texts';
import { passesOn } from './voice';
import { CLOSED_WORDS, HANDOFF_WORDS, PERSON_WORDS, WANTS_PERSON_WORDS, WORDS } from './wording';

/** The words of an answer, what else it does, and why it was this one. */
export type Composed = Pick<
  StoredAnswer,
  'text' | 'citations' | 'toolCalls' | 'approval' | 'ownCall' | 'trace' | 'proposal' | 'parts' | 'unanswered'
>;

/** What an agent answers by itself, with the trace of it. */
export type OwnAnswer = Composed & { trace: NonNullable<StoredAnswer['trace']> };

type Visit = {
  stored: StoredConversation;
  question: string;
  content: AgentContent;
  agentName: string;
  situation: Situation;
  /** Which version answers, for the trace. */
  speaks: Pick<OwnAnswer['trace'], 'versionId' | 'revision'>;
  now: number;
};

type Why = Partial<HandoffTrace> & Pick<HandoffTrace, 'outcome'>;

/** What is written beforehand, or by a person: no instruction and no knowledge has part in it. */
function said({ content, situation, speaks }: Visit, text: string, parts: AnswerParts, why: Why): OwnAnswer {
  return {
    text,
    citations: [],
    toolCalls: [],
    approval: null,
    proposal: null,
    unanswered: false,
    parts: { plain: true, ...parts },
    trace: {
      ...speaks,
      searched: false,
      terms: [],
      found: [],
      guardrails: { looked: [], met: '' },
      why: { used: [], notUsed: [], ownShare: 1 },
      rulesLooked: [],
      handoff: traced(content, situation, why),
    },
  };
}

function traced({ handoff }: AgentContent, { teamThere }: Situation, why: Why): HandoffTrace {
  return {
    agentMode: handoff.agentMode,
    teamThere,
    ruleId: null,
    when: null,
    matched: [],
    gone: false,
    ...why,
  };
}

const ruleWhy = (met: MatchedRule | undefined): Partial<HandoffTrace> =>
  met
    ? {
        ruleId: met.rule.ruleId || null,
        when: met.rule.when,
        matched: met.matched.map((word) => word.slice(0, 200)),
      }
    : {};

/** What the agent itself says where no rule but its instructions hand over, and the company wrote no text for it. */
const ownWords = (met: MatchedRule | undefined, language: Locale, which: 'handoff' | 'nobody') =>
  met?.rule.ruleId === '' ? HANDOFF_WORDS[language][which] : '';

/** Somebody is needed and nobody is there: a message can be left, or it is said when somebody is back. */
function nobodyThere(visit: Visit, met?: MatchedRule): OwnAnswer {
  const { stored, question, content, situation, now } = visit;
  const { person, gone } = personFor(situation, met?.rule.to ?? null);
  const takesMessage = content.handoff.whenNobody === 'message';
  const members = situation.team.filter(({ memberId }) => memberId === person.memberId);
  return said(
    visit,
    visitorText(content, 'nobody', stored.language) || ownWords(met, stored.language, 'nobody'),
    {
      handover: { state: 'nobody', person, backAt: takesMessage ? null : backAt(members, now) },
      ...(takesMessage && { wanted: { text: question, left: null } }),
    },
    { outcome: 'nobody_there', person, gone, ...ruleWhy(met) },
  );
}

/** A rule hands the conversation to somebody who is there. */
function handsOver(visit: Visit, met: MatchedRule): OwnAnswer {
  const { stored, content, situation } = visit;
  const { person, gone } = personFor(situation, met.rule.to);
  return said(
    visit,
    visitorText(content, 'handoff', stored.language) || ownWords(met, stored.language, 'handoff'),
    { handover: { state: 'joined', person } },
    { outcome: 'person_joined', person, gone, ...ruleWhy(met) },
  );
}

/** Somebody of the team answers; who was called by a rule gives the conversation back where the team may do that. */
function personAnswers(visit: Visit, person: { name: string }, calledByRule: boolean): OwnAnswer {
  const { stored, content, agentName } = visit;
  const words = PERSON_WORDS[stored.language];
  const before = stored.conversation.messages.filter((message) => message.person?.name === person.name);
  const text = before.length > 0 ? words.again : words.hello(person.name || words.team);
  const returns = calledByRule && content.handoff.allowAgentsChangeDefaultMode;
  return said(
    visit,
    returns ? `${text} ${words.back(agentName)}` : text,
    { person, ...(returns && { handover: { state: 'returned', person } }) },
    { outcome: returns ? 'person_returned' : 'person_answered', person },
  );
}

/** Whether the answer before this question was one that the agent did not have. */
function wasUnanswered({ conversation, answers }: StoredConversation): boolean {
  const last = conversation.messages.at(-1)?.messageId;
  return Object.values(answers).some(({ messageId, unanswered }) => messageId === last && unanswered);
}

/** Who asks for a person gets one where the instructions say so, also when no rule does. */
function toldToPassOn(content: AgentContent, question: string): MatchedRule | undefined {
  const matched = passesOn(content) ? wantedPerson(question) : [];
  const rule = { ruleId: '', when: 'asked', words: [], to: null, enabled: true } as const;
  return matched.length > 0 ? { rule: { ...rule, words: [] }, matched } : undefined;
}

/** "Yes, put me through": the offer is taken, in more words than one. */
const TAKES_OFFER =
  /^\W*(?:(?:si|yes|yeah|yep|ok(?:ay)?|vale|claro|sure|venga|perfecto|genial|great|please|por favor|de acuerdo)\b\W*)*(?:(?:(?:pasa(?:me|rme)|que me pas\w+)(?=\W*$|\W+(?:con|a|al|ya|por favor|porfa)\b)|pon(?:me|game) con|hazlo|hagalo|adelante|(?:pass|put|connect|transfer) me|go ahead|do (?:it|that|so))\b.{0,40}|(?:(?:lo )?quiero|me gustaria|i(?:['’]?d| would)? (?:want|like|love)(?: that| to)?|i do|i would|please do|of course|claro que si|por supuesto|desde luego)\b\W*(?:please|por favor)?\W*)$/;

/** What was meant by a "yes" to the offer of a person. */
function meantBy({ stored, question }: Visit): string {
  const last = stored.conversation.messages.at(-1);
  const offers = Object.values(WORDS).flatMap((words) => [words.offersPerson, words.offersPersonFormally]);
  const isOffered = last?.author === 'agent' && offers.some((offer) => last.text.endsWith(offer));
  const isTaken = hear(question).act === 'agrees' || TAKES_OFFER.test(fold(question));
  return isOffered && isTaken ? WANTS_PERSON_WORDS[stored.language] : question;
}

/** The agent answers by itself, unless a rule hands over. */
function agentAnswers(visit: Visit, compose: () => OwnAnswer, alone: boolean): OwnAnswer {
  const { stored, content, situation } = visit;
  const question = meantBy(visit);
  const own = compose();
  const asked: Asked = {
    question,
    unansweredTwice: own.unanswered && wasUnanswered(stored),
  };
  const looked = content.handoff.rules.filter(({ enabled }) => enabled).map(({ ruleId }) => ruleId);
  const met = matchRule(content.handoff.rules, asked) ?? toldToPassOn(content, question);
  const answer = met ? (situation.teamThere ? handsOver(visit, met) : nobodyThere(visit, met)) : own;
  const handoff =
    alone && !met ? traced(content, situation, { outcome: 'agent_alone' }) : answer.trace.handoff;
  return { ...answer, trace: { ...answer.trace, rulesLooked: looked, handoff } };
}

/** What a visitor reads as the answer to a question: of the agent, or by its mode, flags and rules of the team. */
export function answerVisitor(visit: Visit, compose: () => OwnAnswer): OwnAnswer {
  const { stored, question, content, situation } = visit;
  const { agentMode, allowApplicationAnswerWhenNoOnlineAgents: answersAlone } = content.handoff;
  if (situation.paused) {
    return said(visit, visitorText(content, 'pause', stored.language), {}, { outcome: 'agent_paused' });
  }
  const closing = visitorText(content, 'closing', stored.language);
  if (closing !== '' && isFarewell(question))
    return said(visit, closing, { closes: true }, { outcome: 'visitor_left' });
  const holder =
    situation.teamThere && !situation.isVisit ? whoHasIt(stored.conversation.messages) : undefined;
  if (holder) return personAnswers(visit, holder, true);
  if (situation.closed)
    return said(
      visit,
      visitorText(content, 'outsideHours', stored.language) || CLOSED_WORDS[stored.language],
      {},
      { outcome: 'outside_hours' },
    );
  if (agentMode === 'autopilot') return agentAnswers(visit, compose, false);
  if (!situation.teamThere) return answersAlone ? agentAnswers(visit, compose, true) : nobodyThere(visit);
  const { person } = personFor(situation, null);
  if (agentMode === 'human') return personAnswers(visit, person, false);
  const suggested = compose();
  return {
    ...suggested,
    parts: { ...suggested.parts, person },
    trace: {
      ...suggested.trace,
      handoff: traced(content, situation, { outcome: 'person_approved', person }),
    },
  };
}
