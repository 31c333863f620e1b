import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** Why a text is no JSON: the code is a word of the catalogue. */
export type JsonFault =
  | 'empty'
  | 'name'
  | 'value'
  | 'colon'
  | 'comma'
  | 'brace'
  | 'bracket'
  | 'text'
  | 'comment'
  | 'end'
  | 'symbol';

/** A place in a text, as an editor counts. */
export interface TextPlace {
  line: number;
  column: number;
}

/** A text that was read as JSON, or where and why it could not. */
export type ReadJson =
  | { value: unknown; root: Node; fault?: undefined }
  | { fault: TextPlace & { code: JsonFault } };

const CODES: Readonly<Record<string, JsonFault>> = {
  PropertyNameExpected: 'name',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'brace',
  CloseBracketExpected: 'bracket',
  EndOfFileExpected: 'end',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'text',
  InvalidUnicode: 'text',
  InvalidEscapeCharacter: 'text',
  InvalidCharacter: 'text',
};

/** Where an offset lies, counted from 1. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The members of an object, in their order; a name may be there twice. */
export function membersOf(node: Node): [name: string, node: Node, value: unknown][] {
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? [[String(name.value), value, getNodeValue(value)]] : [],
  );
}

/** Reads a text as JSON, in the same words in every browser. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { fault: { line: 1, column: 1, code: 'empty' } };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first)
    return {
      fault: { ...placeAt(text, first.offset), code: CODES[printParseErrorCode(first.error)] ?? 'symbol' },
    };
  if (!root) return { fault: { line: 1, column: 1, code: 'empty' } };
  const value: unknown = getNodeValue(root);
  return { value, root };
}
