import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { foldText } from '@/lib/fold-text';
import { isUntranslated, otherLanguage } from '../written-blocks';
import { blanksIn } from './blanks';
import { figuresOf } from './clauses';
import { contradictionsIn } from './contradictions';
import { duplicatesIn } from './duplicates';
import { type Finding, findingOf } from './finding';
import { statementsIn } from './statements';

/** A tool that instructions may speak of. */
export interface KnownTool {
  name: string;
  /** Whether the company has connected it. */
  connected: boolean;
  /** Whether the agent may use it. */
  enabled: boolean;
}

interface LintOptions {
  /** The agent's main language: what is wrong there comes first. */
  language: Locale;
  tools?: readonly KnownTool[] | undefined;
}

/** So many are told of; when they are mended, the others come. */
const FINDINGS_MAX = 100;
/** From so many characters on a block is said to be long: half of what it holds. */
export const LONG_TEXT = 2000;
const isEmpty = ({ texts }: InstructionBlock) => texts.en.trim() === '' && texts.es.trim() === '';

function missingIn(blocks: readonly InstructionBlock[], main: Locale): Finding[] {
  const written = blocks.filter((block) => !isEmpty(block));
  const other = otherLanguage(main);
  const lacks = (language: Locale) => written.filter(({ texts }) => texts[language].trim() === '');
  const place = ({ blockId }: InstructionBlock, language: Locale) => ({ blockId, language, quote: '' });
  // An agent of one language is told of once, not at each block.
  const lacking = lacks(other);
  const reported = lacking.length === written.length ? lacking.slice(0, 1) : lacking;
  return [
    ...lacks(main).map((block) => findingOf('missing', [place(block, main)])),
    ...reported.map((block) =>
      findingOf(lacking.length === written.length ? 'missingAll' : 'missing', [place(block, other)]),
    ),
    ...blocks.filter(isUntranslated).map((block) => findingOf('untranslated', [place(block, other)])),
  ];
}

function otherFiguresIn(blocks: readonly InstructionBlock[]): Finding[] {
  return blocks.flatMap(({ blockId, texts }) => {
    if (texts.en.trim() === '' || texts.es.trim() === '') return [];
    const [en, es] = [figuresOf(texts.en, 'en'), figuresOf(texts.es, 'es')];
    // What is written in words may be said in another way: "a week", "seven days".
    const quote = (one: typeof en, other: typeof en) =>
      [...one.written].filter((figure) => !other.said.has(figure)).join(', ');
    if (quote(en, es) === '' && quote(es, en) === '') return [];
    return [
      findingOf('languages', [
        { blockId, language: 'en', quote: quote(en, es) },
        { blockId, language: 'es', quote: quote(es, en) },
      ]),
    ];
  });
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Names of several words in any spelling; one word only as it is written: "notion" need not be Notion. */
function mentions(text: string, name: string): boolean {
  const several = /\s/.test(name.trim());
  const wanted = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(several ? foldText(name) : name)}(?![\\p{L}\\p{N}])`,
    'u',
  );
  return wanted.test(several ? foldText(text) : text);
}

function toolsIn(blocks: readonly InstructionBlock[], tools: readonly KnownTool[]): Finding[] {
  return tools
    .filter(({ connected, enabled }) => !connected || !enabled)
    .flatMap(({ name, connected }) =>
      blocks.flatMap(({ blockId, texts }) => {
        const language = Locale.options.find((one) => mentions(texts[one], name));
        const kind = connected ? 'toolOff' : 'toolMissing';
        return language ? [findingOf(kind, [{ blockId, language, quote: name }], name)] : [];
      }),
    );
}

const blocksOf = ({ places }: Finding) => places.map(({ blockId }) => blockId).join(' ');

/** What two blocks say wrong in both languages is one problem: its places are those of both. */
function inBothLanguages([main = [], other = []]: readonly Finding[][]): Finding[] {
  const left = [...other];
  const merged = main.map((one) => {
    const at = left.findIndex((it) => it.kind === one.kind && blocksOf(it) === blocksOf(one));
    const [same] = at === -1 ? [] : left.splice(at, 1);
    return same ? findingOf(one.kind, [...one.places, ...same.places]) : one;
  });
  return [...merged, ...left];
}

/**
 * Looks through what an agent is told: contradictions, repetitions, what is missing in one language, tools that it
 * cannot use. Blocks that are not in use are left out. A false alarm costs more than a find that is missed: what is
 * compared has to be said in the same words.
 */
export function lintInstructions(
  blocks: readonly InstructionBlock[],
  { language, tools = [] }: LintOptions,
): readonly Finding[] {
  const used = blocks.filter(({ enabled }) => enabled);
  const both = [language, otherLanguage(language)].map((one) => statementsIn(used, one));
  return [
    ...blanksIn(used),
    ...inBothLanguages(both.map(contradictionsIn)),
    ...otherFiguresIn(used),
    ...toolsIn(used, tools),
    ...inBothLanguages(both.map(duplicatesIn)),
    ...used.filter(isEmpty).map(({ blockId }) => findingOf('empty', [{ blockId, language, quote: '' }])),
    ...missingIn(used, language),
    ...used.flatMap(({ blockId, texts }) =>
      Locale.options
        .filter((one) => texts[one].length > LONG_TEXT)
        .map((one) => findingOf('long', [{ blockId, language: one, quote: '' }])),
    ),
  ].slice(0, FINDINGS_MAX);
}
