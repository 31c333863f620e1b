import { Tokenizer, type Tokens } from 'marked';

/** Lists and quotes nest no deeper: a reader is lost long before, and the parser, which calls itself, after a while. */
const MOST_LEVELS = 12;
/** Emphasis in one paragraph: the parser compares each mark with every other. */
const MOST_EMPHASIS = 400;

/** Reads markdown without what would keep the parser busy for seconds, or break it: that stays there as text. */
export class TameTokenizer extends Tokenizer {
  private levels = 0;
  private counted = { text: '', marks: 0 };

  private inside<T>(read: () => T): T | undefined {
    if (this.levels === MOST_LEVELS) return undefined;
    this.levels += 1;
    try {
      return read();
    } finally {
      this.levels -= 1;
    }
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.inside(() => super.blockquote(source));
  }

  override list(source: string): Tokens.List | undefined {
    return this.inside(() => super.list(source));
  }

  override emStrong(
    source: string,
    paragraph: string,
    before?: string,
  ): Tokens.Em | Tokens.Strong | undefined {
    if (this.counted.text !== paragraph)
      this.counted = { text: paragraph, marks: paragraph.match(/[*_]/g)?.length ?? 0 };
    return this.counted.marks > MOST_EMPHASIS ? undefined : super.emStrong(source, paragraph, before);
  }
}
