import type { AgentContent } from '@mocks/agents/content';
import { hear } from '@mocks/understanding/speech-acts';
import type { Locale, OpeningText, VisitorTexts } from '@/api/generated/schemas';
import { withoutBlanks } from './blanks';

type Texts = Record<Locale, string>;

/** A text in the visitor's language, or in the main one; '' where nobody wrote it. */
function textIn(texts: Texts, asked: Locale, main: Locale): string {
  return withoutBlanks(texts[asked].trim(), asked) || withoutBlanks(texts[main].trim(), main);
}

/** What a visitor reads of an agent, in their language. */
export function visitorText(
  { texts, language: main }: AgentContent,
  name: keyof VisitorTexts,
  asked: Locale,
): string {
  return textIn(texts[name], asked, main);
}

/** What a visitor reads before the first message. */
export function openingOf(content: AgentContent, asked: Locale, isOutside: boolean): OpeningText[] {
  const texts: OpeningText[] = [
    { kind: 'consent', text: visitorText(content, 'consent', asked) },
    { kind: 'outside_hours', text: isOutside ? visitorText(content, 'outsideHours', asked) : '' },
    { kind: 'greeting', text: textIn(content.greeting, asked, content.language) },
  ];
  return texts.filter(({ text }) => text !== '');
}

/** Whether a message does nothing but end the conversation. */
export function isFarewell(question: string): boolean {
  const { act } = hear(question);
  return act === 'parts' || act === 'thanks';
}
