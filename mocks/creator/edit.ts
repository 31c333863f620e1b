import type { InstructionKind, Locale } from '@/api/generated/schemas';
import type { Collected } from './collect-changes';
import type { NamedContent } from './content-path';
import { LANGUAGES, otherThan, sentencesOf, short } from './sentences';
import type { Found } from './sentences-about';
import { CREATOR_WORDS } from './words';

const BLOCK_MAX = 4000;
const BLOCKS_MAX = 50;

/** What one thing that was said makes of an agent. */
export type Edit = {
  readonly collected: Collected;
  /** The agent before it. */
  readonly agent: NamedContent;
  readonly language: Locale;
  readonly words: (typeof CREATOR_WORDS)[Locale];
  /** What to say beside the changes. */
  readonly notes: string[];
  readonly newBlockId: () => string;
};

/** Begins with the agent as it is now. */
export function newEdit(collected: Collected, language: Locale, newBlockId: () => string): Edit {
  const words = CREATOR_WORDS[language];
  return { collected, agent: collected.now(), language, words, notes: [], newBlockId };
}

/** Adds a block to the instructions, while there is room; `other` is its text in the other language. */
export function addBlock(edit: Edit, kind: InstructionKind, text: string, reason: string, other = ''): void {
  const { collected, agent, language, words, notes, newBlockId } = edit;
  if (agent.content.instructions.length >= BLOCKS_MAX) notes.push(words.tooMany);
  else if (text.length > BLOCK_MAX) notes.push(words.tooLong(words.pieces.rules, BLOCK_MAX));
  else {
    const blockId = newBlockId();
    const texts = { en: '', es: '', [language]: text, [otherThan(language)]: other };
    collected.put(`instructions.${blockId}`, { blockId, kind, texts, enabled: true }, reason);
  }
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The sentence as it stands already, in any block. */
export function standingSentence({ agent }: Edit, text: string): string | undefined {
  return agent.content.instructions
    .flatMap(({ texts }) => LANGUAGES.flatMap((one) => sentencesOf(texts[one], one)))
    .find((sentence) => lettersOf(sentence) === lettersOf(text));
}

/** Replaces a sentence in its text; a block in which nothing is left is taken out. */
export function replaceSentence(
  { collected, words, notes }: Edit,
  { path, text, sentence }: Found,
  instead: string,
  reason: string,
): void {
  const rest = text
    .replace(sentence.text, () => instead)
    .replace(/ {2,}/g, ' ')
    .trim();
  const [area, id] = path.split('.');
  const block = collected.now().content.instructions.find(({ blockId }) => blockId === id);
  if (rest === '' && area === 'knowledge') {
    notes.push(words.absent.rule(short(sentence.text), ''));
    return;
  }
  const emptied =
    rest === '' && block && LANGUAGES.every((one) => path.endsWith(one) || block.texts[one] === '');
  if (emptied) collected.put(`instructions.${id}`, null, reason);
  else collected.put(path, rest, reason);
}
