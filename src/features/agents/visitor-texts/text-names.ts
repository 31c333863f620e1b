import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { VisitorTexts } from '@/api/generated/schemas/visitorTexts.zod';

/** The texts that a visitor reads beside the answers. */
export type VisitorTextName = 'greeting' | keyof VisitorTexts;

/** In the order in which a visitor may meet them. */
export const VISITOR_TEXT_NAMES: readonly VisitorTextName[] = [
  'consent',
  'outsideHours',
  'greeting',
  'handoff',
  'nobody',
  'pause',
  'error',
  'closing',
];

/** A text in each language. */
export type Written = Readonly<Record<Locale, string>>;

/** One of the texts, wherever it stands in the content. */
export function visitorText(content: AgentContent, name: VisitorTextName): Written {
  return name === 'greeting' ? content.greeting : content.texts[name];
}

/** The content with another one. */
export function withVisitorText(
  content: AgentContent,
  name: VisitorTextName,
  text: Record<Locale, string>,
): AgentContent {
  return name === 'greeting'
    ? { ...content, greeting: text }
    : { ...content, texts: { ...content.texts, [name]: text } };
}

/** Whether a rule hands over, and whether somebody may be needed who is not there. */
export function handoffNeeds({ handoff }: AgentContent) {
  const { agentMode, allowApplicationAnswerWhenNoOnlineAgents: answersAlone, rules } = handoff;
  const hands = rules.some(({ enabled }) => enabled);
  return { hands, needsSomebody: hands || (agentMode !== 'autopilot' && !answersAlone) };
}

/** Whether visitors meet the text as the agent is set; `optional` ones, once it is written. */
export function usageOf(
  content: AgentContent,
  name: VisitorTextName,
  isPaused: boolean,
): 'needed' | 'optional' | 'unused' {
  const { hands, needsSomebody } = handoffNeeds(content);
  if (name === 'handoff') return hands ? 'needed' : 'unused';
  if (name === 'nobody') return needsSomebody ? 'needed' : 'unused';
  if (name === 'pause') return isPaused ? 'needed' : 'optional';
  return 'optional';
}

/** The languages that a text lacks while visitors may read it. */
export function missingLanguages(
  content: AgentContent,
  name: VisitorTextName,
  isPaused: boolean,
): readonly Locale[] {
  const text = visitorText(content, name);
  const missing = Locale.options.filter((language) => text[language].trim() === '');
  const isRead = missing.length < Locale.options.length || usageOf(content, name, isPaused) === 'needed';
  return isRead ? missing : [];
}
