import { lexer, type Token } from 'marked';

/** A part of an answer that is drawn by itself: a paragraph, a table, some items of a list. */
export interface Block {
  id: number;
  raw: string;
  token: Token;
  /** It goes on with the list of the block before it. */
  continues: boolean;
}

interface BlockReader {
  read: (text: string) => readonly Block[];
}

/** Blocks at the end that a longer text may still change. */
const UNSETTLED_BLOCKS = 3;
/** A longer list is several blocks of so many items, or each new word would read all of it again. */
const ITEMS_IN_BLOCK = 8;

type Part = Omit<Block, 'id'>;

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

/** Reads a growing text: settled blocks are kept, so a word costs the same however long the answer is. */
export function createBlockReader(): BlockReader {
  let lastText = '';
  let blocks: readonly Block[] = [];
  return {
    read(text) {
      if (text === lastText) return blocks;
      const settled = text.startsWith(lastText) ? blocks.slice(0, -UNSETTLED_BLOCKS) : [];
      const start = settled.reduce((length, block) => length + block.raw.length, 0);
      // `raw` may differ from the text in line ends; then it is read anew.
      const usable =
        settled.length > 0 && text.slice(0, start) === settled.map((block) => block.raw).join('');
      const kept = usable ? settled : [];
      const fresh = lexer(usable ? text.slice(start) : text)
        .flatMap(partsOf)
        .map((part, index) => ({
          ...part,
          id: kept.length + index,
          continues: part.continues || (index === 0 && goesOn(kept.at(-1), part)),
        }));
      lastText = text;
      blocks = [...kept, ...fresh];
      return blocks;
    },
  };
}
