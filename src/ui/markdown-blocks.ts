import { Lexer, type Links, type Token } from 'marked';
import { TameTokenizer } from './tame-tokenizer';

/** A part of an answer that is rendered by itself: a paragraph, a table, some items of a list. */
export interface Block {
  id: number;
  raw: string;
  token: Token;
  /** It goes on with the list of the block before it. */
  continues: boolean;
  /** The addresses that the text has defined for its links: another one may make a link of any block. */
  links: string;
}

interface BlockReader {
  read: (text: string) => readonly Block[];
}

/** Blocks at the end that a longer text may still change. */
const UNSETTLED_BLOCKS = 3;
/** A longer list is several blocks of so many items, or each new word would read all of it again. */
const ITEMS_IN_BLOCK = 8;

type Part = Omit<Block, 'id' | 'links'>;

function partsOf(token: Token): Part[] {
  if (token.type !== 'list') return [{ raw: token.raw, token, continues: false }];
  const parts: Part[] = [];
  for (let first = 0; first < token.items.length; first += ITEMS_IN_BLOCK) {
    const items: { raw: string }[] = token.items.slice(first, first + ITEMS_IN_BLOCK);
    const raw = items.map((item) => item.raw).join('');
    parts.push({ raw, token: { ...token, raw, items }, continues: first > 0 });
  }
  return parts;
}

/** Whether a list that is read anew goes on with the one that was kept before it. */
function goesOn(before: Block | undefined, { token }: Part): boolean {
  if (before?.token.type !== 'list' || token.type !== 'list') return false;
  return before.token.items.length === ITEMS_IN_BLOCK && before.token.ordered === token.ordered;
}

/** The addresses that these blocks define. */
function linksOf(blocks: readonly Block[]): Links {
  return Object.fromEntries(
    blocks.flatMap(({ token }) =>
      token.type === 'def' ? [[token.tag, { href: token.href, title: token.title }]] : [],
    ),
  );
}

/** Reads markdown with the addresses that were defined before it; `links` then has those that it defines, too. */
function tokensOf(text: string, links: Links): Token[] {
  const lexer = new Lexer({ gfm: true, tokenizer: new TameTokenizer() });
  lexer.tokens.links = links;
  try {
    return lexer.lex(text);
  } catch {
    // What no parser takes is read as it stands.
    return [{ type: 'text', raw: text, text }];
  }
}

/** Reads a growing text: settled blocks are kept, so a word costs the same however long the answer is. */
export function createBlockReader(): BlockReader {
  let lastText = '';
  let blocks: readonly Block[] = [];

  function readFrom(kept: readonly Block[], text: string): readonly Block[] {
    const start = kept.reduce((length, block) => length + block.raw.length, 0);
    const known = linksOf(kept);
    const parts = tokensOf(text.slice(start), known).flatMap(partsOf);
    const links = JSON.stringify(known);
    // An address that comes after its link makes a link of what was read as text.
    if (kept.some((block) => block.links !== links)) return readFrom([], text);
    const fresh = parts.map((part, index) => ({
      ...part,
      id: kept.length + index,
      continues: part.continues || (index === 0 && goesOn(kept.at(-1), part)),
      links,
    }));
    return [...kept, ...fresh];
  }

  return {
    read(text) {
      if (text === lastText) return blocks;
      const settled = text.startsWith(lastText) ? blocks.slice(0, -UNSETTLED_BLOCKS) : [];
      // `raw` may differ from the text in line ends; then it is read anew.
      const usable = text.startsWith(settled.map((block) => block.raw).join(''));
      blocks = readFrom(usable ? settled : [], text);
      lastText = text;
      return blocks;
    },
  };
}
