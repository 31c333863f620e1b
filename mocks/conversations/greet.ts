import type { Citation, Locale } from '@/api/generated/schemas';
import { type Answer, answerOf, type Piece } from './answer';
import { firstWords, type Speaker, splitSentences, textOf } from './known-sentences';
import { fold, WORD } from './search';
import { spoken, WORDS } from './wording';

const GREETINGS = new Set(
  'hola buenas buenos dias tardes noches hello hi hey good morning afternoon evening'.split(' '),
);

/** Whether a message is nothing but a greeting. */
export function isGreeting(question: string): boolean {
  const said = (question.match(WORD) ?? []).map(fold);
  return said.length > 0 && said.every((word) => GREETINGS.has(word));
}

/** Greets back: the name, the first sentence about itself, the offer of help. */
export function greet({ name, content }: Speaker, language: Locale): Answer {
  const persona = content.instructions.find((block) => block.enabled && block.kind === 'persona');
  const opening = persona && textOf(persona, content, language);
  const [first] = opening ? splitSentences(opening.text, opening.language) : [];
  const formal = opening !== undefined && /\b(de usted|formal|formally)\b/i.test(opening.text);
  const words = WORDS[language];
  const citation: Citation | undefined =
    persona && opening && first !== undefined && opening.language === language
      ? { sourceId: persona.blockId, kind: 'instruction', title: firstWords(opening.text).slice(0, 200) }
      : undefined;
  const self: Piece[] =
    citation && first !== undefined
      ? [{ text: spoken(first, language), source: { ...citation, text: first, score: null } }]
      : [];
  return answerOf(
    [{ text: words.hello(name) }, ...self, { text: formal ? words.helpFormally : words.help }],
    { citations: citation ? [citation] : [] },
  );
}
