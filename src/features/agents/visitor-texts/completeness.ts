import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { usageOf, VISITOR_TEXT_NAMES, visitorText } from './text-names';

/** How many of a kind of texts are written, by language. */
export interface TextCount {
  total: number;
  written: Readonly<Record<Locale, number>>;
}

function countOf(texts: readonly Readonly<Record<Locale, string>>[]): TextCount {
  const written = (language: Locale) => texts.filter((text) => text[language].trim() !== '').length;
  return { total: texts.length, written: { en: written('en'), es: written('es') } };
}

/** What an agent says to visitors, counted: its texts as far as they are in use, its blocks, its knowledge. */
export function completenessOf(
  content: AgentContent,
  isPaused: boolean,
): Record<'texts' | 'blocks' | 'knowledge', TextCount> {
  const inUse = VISITOR_TEXT_NAMES.filter((name) => {
    const text = visitorText(content, name);
    return (
      usageOf(content, name, isPaused) === 'needed' ||
      Locale.options.some((language) => text[language].trim() !== '')
    );
  });
  const blocks = content.instructions.filter(({ enabled }) => enabled);
  // Knowledge is written once, for visitors of any language.
  const whole = content.knowledge.filter(
    ({ title, text }) => title.trim() !== '' && text.trim() !== '',
  ).length;
  return {
    texts: countOf(inUse.map((name) => visitorText(content, name))),
    blocks: countOf(blocks.map(({ texts }) => texts)),
    knowledge: { total: content.knowledge.length, written: { en: whole, es: whole } },
  };
}

/** All of them together. */
export function sumOf(counts: readonly TextCount[]): TextCount {
  const sum = (of: (count: TextCount) => number) => counts.reduce((all, count) => all + of(count), 0);
  return {
    total: sum(({ total }) => total),
    written: { en: sum(({ written }) => written.en), es: sum(({ written }) => written.es) },
  };
}
