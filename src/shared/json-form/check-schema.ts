import type { Node } from 'jsonc-parser';
import { isRecord } from '@/lib/is-record';
import { membersOf, placeAt, type ReadJson, readJson } from './json-text';
import { partAt } from './read-schema';

/** What keeps a text from being a JSON Schema of arguments. */
export interface SchemaFault {
  line: number;
  code:
    | 'notObject'
    | 'rootType'
    | 'unknownType'
    | 'notSchema'
    | 'notNames'
    | 'unknownName'
    | 'unnamed'
    | 'twice'
    | 'notList'
    | 'notNumber'
    | 'pattern'
    | 'farRef'
    | 'brokenRef';
  /** The word it is about. */
  detail: string;
}

/** The schema that a text holds, or why it holds none. */
export type ReadSchema =
  | { schema: Record<string, unknown>; json?: undefined; fault?: undefined }
  | { json: Extract<ReadJson, { fault: object }>['fault']; fault?: undefined; schema?: undefined }
  | { fault: SchemaFault; json?: undefined; schema?: undefined };

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const MAPS = ['properties', '$defs', 'definitions', 'patternProperties'];
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const SINGLES = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames'];
const NUMBERS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];

type Found = { node: Node; code: SchemaFault['code']; detail: string };

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}

function* wrongWords(name: string, value: Node, properties: Node | undefined): Generator<Found> {
  const words = value.type === 'array' ? (value.children ?? []) : [value];
  if (name === 'type') {
    for (const word of words)
      if (!TYPES.includes(String(word.value)))
        yield { node: word, code: 'unknownType', detail: String(word.value) };
  }
  if (name === 'required') {
    if (value.type !== 'array' || words.some(({ type }) => type !== 'string'))
      yield { node: value, code: 'notNames', detail: name };
    else if (properties) {
      const names = membersOf(properties).map(([property]) => property);
      for (const word of words)
        if (!names.includes(String(word.value)))
          yield { node: word, code: 'unknownName', detail: String(word.value) };
    }
  }
  if (name === 'enum' && (value.type !== 'array' || words.length === 0))
    yield { node: value, code: 'notList', detail: name };
  if (NUMBERS.includes(name) && value.type !== 'number')
    yield { node: value, code: 'notNumber', detail: name };
  if (name === 'pattern' && !(value.type === 'string' && isPattern(String(value.value))))
    yield { node: value, code: 'pattern', detail: String(value.value) };
}

/** A property that no call could name, or that another one hides. */
function* wrongNames(properties: Node): Generator<Found> {
  const seen = new Set<string>();
  for (const [name, node] of membersOf(properties)) {
    if (name.trim() === '') yield { node, code: 'unnamed', detail: name };
    if (seen.has(name)) yield { node, code: 'twice', detail: name };
    seen.add(name);
  }
}

function wrongRef(value: Node, root: unknown): Found | undefined {
  const ref = String(value.value);
  if (!ref.startsWith('#')) return { node: value, code: 'farRef', detail: ref };
  return isRecord(partAt(root, ref)) ? undefined : { node: value, code: 'brokenRef', detail: ref };
}

function* faultsOf(node: Node, root: unknown, name: string): Generator<Found> {
  if (node.type === 'boolean') return;
  if (node.type !== 'object') return yield { node, code: 'notSchema', detail: name };
  const members = membersOf(node);
  const properties = members.find(([member]) => member === 'properties')?.[1];
  for (const [keyword, value] of members) {
    yield* wrongWords(keyword, value, properties);
    if (keyword === '$ref') {
      const wrong = wrongRef(value, root);
      if (wrong) yield wrong;
    }
    if (MAPS.includes(keyword)) {
      if (value.type !== 'object') yield { node: value, code: 'notSchema', detail: keyword };
      else {
        if (keyword === 'properties') yield* wrongNames(value);
        for (const [inner, schema] of membersOf(value)) yield* faultsOf(schema, root, inner);
      }
    }
    if (LISTS.includes(keyword)) {
      if (value.type !== 'array') yield { node: value, code: 'notList', detail: keyword };
      else for (const schema of value.children ?? []) yield* faultsOf(schema, root, keyword);
    }
    if (SINGLES.includes(keyword)) yield* faultsOf(value, root, keyword);
  }
}

/** Reads a text as the JSON Schema of arguments: of what is wrong the first, with its line. */
export function readSchema(text: string): ReadSchema {
  const read = readJson(text);
  if (read.fault) return { json: read.fault };
  const { value, root } = read;
  if (!isRecord(value)) return { fault: { line: 1, code: 'notObject', detail: '' } };
  const [first] = faultsOf(root, value, '');
  if (first) {
    const { line } = placeAt(text, first.node.offset);
    return { fault: { line, code: first.code, detail: first.detail.slice(0, 80) } };
  }
  if (value.type !== 'object') {
    const type = membersOf(root).find(([name]) => name === 'type')?.[1];
    return { fault: { line: placeAt(text, type?.offset ?? 0).line, code: 'rootType', detail: '' } };
  }
  return { schema: value };
}
