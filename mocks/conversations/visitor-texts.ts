import type { AgentContent } from '@mocks/agents/content';
import type { Locale, OpeningText, VisitorTexts } from '@/api/generated/schemas';
import { fold, WORD } from './search';

type Texts = Record<Locale, string>;

/** A text in the visitor's language, or in the main one; '' where nobody wrote it. */
function textIn(texts: Texts, asked: Locale, main: Locale): string {
  return texts[asked].trim() || texts[main].trim();
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

const PARTING = new Set('gracias adios luego pronto todo bye goodbye thanks thank all'.split(' '));
const BESIDE = new Set(
  'muchas hasta eso es nada mas no vale perfecto genial ok you very much that s is great perfect so see later'.split(
    ' ',
  ),
);

/** Whether a message does nothing but end the conversation. */
export function isFarewell(question: string): boolean {
  const said = (question.match(WORD) ?? []).map(fold);
  return (
    !question.includes('?') &&
    said.some((word) => PARTING.has(word)) &&
    said.every((word) => PARTING.has(word) || BESIDE.has(word))
  );
}
