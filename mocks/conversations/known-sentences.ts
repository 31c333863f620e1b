import type { AgentContent, InstructionBlock } from '@mocks/agents/content';
import { isConcept, isFacetTerm, isNarrowTerm, termsIn } from '@mocks/understanding/terms';
import type { Citation, Locale } from '@/api/generated/schemas';
import { conditionOf } from './speak-order';

/** Who answers: an agent under its name, as its draft or one of its versions has it. */
export type Speaker = { name: string; content: AgentContent };

/** One sentence of what an agent is told or knows. */
export type Sentence = {
  id: number;
  text: string;
  /** What it stands under, searched too: a title of the knowledge, the sentence before it. */
  under: string;
  language: Locale;
  guardrail: boolean;
  /** It tells what the agent is there for, which no visitor is told as it stands. */
  goal: boolean;
  enabled: boolean;
  citation: Citation;
};

/** "Mrs. Hale": a full stop that ends no sentence. */
const ABBREVIATED = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|approx|Sr|Sra|Dra|Dña|D|núm|tel|aprox)\.\s*$/u;

/** What stands before each entry of a list, and is no word of it. */
const LIST_MARK = /^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/;

/** The sentences of a text that say something, without the marks of a list. */
export function splitSentences(text: string, language: Locale): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  const whole: string[] = [];
  for (const { segment } of segments) {
    const last = whole.at(-1);
    if (last !== undefined && ABBREVIATED.test(last)) whole[whole.length - 1] = last + segment;
    else whole.push(segment);
  }
  return whole
    .map((sentence) => sentence.replace(LIST_MARK, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** How a text begins. */
export function firstWords(text: string): string {
  const words = text.split(/\s+/).slice(0, 8).join(' ');
  return words.length < text.length ? `${words}…` : words;
}

/** A block in the language asked for, where it is written; else in the agent's own, else in the one it has. */
export function textOf({ texts }: InstructionBlock, content: AgentContent, asked: Locale) {
  const other: Locale = content.language === 'es' ? 'en' : 'es';
  const language = [asked, content.language, other].find((one) => texts[one].trim() !== '') ?? asked;
  return { language, text: texts[language] };
}

const isOfSomebody = (sentence: string, name: string) =>
  sentence.startsWith(`${name} `) ||
  /^(?:He|She|It|Él|Ella) (?:is|es|has|answers|speaks|habla|responde)(?!\p{L})/u.test(sentence);

/** Whether a sentence says by itself what it is about. */
const isWhole = (sentence: string) =>
  termsIn(sentence).some((term) => isConcept(term) && !isFacetTerm(term) && !isNarrowTerm(term));

/** Every sentence the agent may answer from, and those of the blocks that are switched off. */
export function knownSentences({ name, content }: Speaker, language: Locale): Sentence[] {
  const sources = [
    ...content.instructions
      .map((block) => ({ block, ...textOf(block, content, language) }))
      .map(({ block: { blockId, kind, enabled }, text, language }) => ({
        text,
        language,
        under: '',
        guardrail: kind === 'guardrails',
        goal: kind === 'goals',
        persona: kind === 'persona',
        enabled,
        citation: { sourceId: blockId, kind: 'instruction' as const, title: firstWords(text).slice(0, 200) },
      })),
    ...content.knowledge.map(({ itemId, title, text }) => ({
      text,
      language: content.language,
      under: title,
      guardrail: false,
      goal: false,
      persona: false,
      enabled: true,
      citation: { sourceId: itemId, kind: 'knowledge' as const, title },
    })),
  ];
  return sources
    .flatMap(({ text, ...source }) =>
      // What stands before a sentence tells what it is about: "After that, it costs 4.90 €."
      splitSentences(text, source.language).map((sentence, index, all) => ({
        ...source,
        // "Hugo atiende a los visitantes de…": who the agent is, as it is told of somebody.
        goal: source.goal || (source.persona && isOfSomebody(sentence, name)),
        // What is to be done in a case is an order, also where it stands among what is forbidden.
        guardrail: source.guardrail && conditionOf(sentence, source.language) === undefined,
        under: [source.under, isWhole(sentence) ? '' : (all[index - 1] ?? '')].join(' ').trim(),
        text: sentence,
      })),
    )
    .map((sentence, id) => ({ ...sentence, id }));
}
