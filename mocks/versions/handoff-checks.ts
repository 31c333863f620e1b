import type { AgentContent, HandoffRule } from '@mocks/agents/content';
import type { TeamMember } from '@mocks/team/store';
import type { Locale, ReadinessCheck, VisitorTexts } from '@/api/generated/schemas';

type TextName = keyof VisitorTexts;

const TEXT_NAMES: readonly TextName[] = [
  'pause',
  'handoff',
  'nobody',
  'closing',
  'error',
  'outsideHours',
  'consent',
];

const ruleOk: ReadinessCheck = {
  code: 'HANDOFF_RULE',
  state: 'ok',
  tab: 'handoff',
  itemId: null,
  languages: [],
};
const textOk: ReadinessCheck = { ...ruleOk, code: 'TEXT', tab: 'texts' };

const plain = (word: string) => word.trim().toLowerCase();

/** Whether everything that meets the later rule meets the earlier one, too. */
function comesAfter(earlier: HandoffRule, later: HandoffRule): boolean {
  if (earlier.when !== later.when) return false;
  if (later.when !== 'topic') return true;
  const words = earlier.words.map(plain);
  return later.words.some((word) => words.includes(plain(word)));
}

/** Each rule in use that cannot match, that another one takes everything from, or that names somebody who is gone. */
export function ruleChecks({ handoff }: AgentContent, team: readonly TeamMember[]): ReadinessCheck[] {
  const rules = handoff.rules.filter(({ enabled }) => enabled);
  const faults = rules.filter((rule, index) => {
    const isEmpty = rule.when === 'topic' && rule.words.every((word) => word.trim() === '');
    const isGone = rule.to !== null && !team.some(({ memberId }) => memberId === rule.to);
    return isEmpty || isGone || rules.slice(0, index).some((earlier) => comesAfter(earlier, rule));
  });
  return faults.length > 0
    ? faults.map(({ ruleId }) => ({ ...ruleOk, state: 'warning', itemId: ruleId }))
    : [ruleOk];
}

/** The texts that a visitor would read as the handoff is set, whether anybody wrote them or not. */
function neededTexts({ handoff }: AgentContent): TextName[] {
  const { agentMode, allowApplicationAnswerWhenNoOnlineAgents: answersAlone, rules } = handoff;
  const hands = rules.some(({ enabled }) => enabled);
  const needsSomebody = hands || (agentMode !== 'autopilot' && !answersAlone);
  return [...(hands ? (['handoff'] as const) : []), ...(needsSomebody ? (['nobody'] as const) : [])];
}

/** Each text that a visitor would read and that lacks a language the agent speaks. */
export function textChecks(content: AgentContent, spoken: readonly Locale[]): ReadinessCheck[] {
  const needed = neededTexts(content);
  const faults = TEXT_NAMES.flatMap((name): ReadinessCheck[] => {
    const missing = spoken.filter((language) => content.texts[name][language].trim() === '');
    const isWritten = missing.length < spoken.length;
    if (missing.length === 0 || (!isWritten && !needed.includes(name))) return [];
    return [{ ...textOk, state: 'warning', itemId: name, languages: missing }];
  });
  return faults.length > 0 ? faults : [textOk];
}
