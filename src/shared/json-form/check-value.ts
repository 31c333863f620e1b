import { type OutputUnit, Validator } from '@cfworker/json-schema';
import { isRecord } from '@/lib/is-record';
import { readJson } from './json-text';
import type { Schema } from './read-schema';

/** A value as somebody types it in JSON: its text is kept as it stands, right or wrong. */
export class TypedJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** What it means when it is sent. */
  toJSON(): unknown {
    const read = readJson(this.text);
    return read.fault ? undefined : read.value;
  }
}

const RULES = [
  'required',
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'multipleOf',
  'anyOf',
  'oneOf',
  'uniqueItems',
] as const;

/** A rule of a schema that a value breaks. */
export type Rule = (typeof RULES)[number] | 'unknown' | 'json';

/** What is wrong with a value, and where: the names that lead there, joined by `/`. */
export interface ValueFault {
  path: string;
  rule: Rule;
  /** The limit, the kind or the line that the sentence names. */
  detail: string;
}

/** The path of a part of a value. */
export function pathOf(parent: string, name: string | number): string {
  return `${parent}/${String(name)}`;
}

function brokenIn(value: unknown, path: string): ValueFault[] {
  if (value instanceof TypedJson) {
    const { fault } = readJson(value.text);
    return fault && fault.code !== 'empty' ? [{ path, rule: 'json', detail: String(fault.line) }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => brokenIn(item, pathOf(path, index)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => brokenIn(item, pathOf(path, name)));
}

const placeOf = ({ instanceLocation }: OutputUnit): string =>
  decodeURIComponent(instanceLocation.slice(1)).replaceAll('~1', '/').replaceAll('~0', '~');

function faultOf(unit: OutputUnit): ValueFault | undefined {
  const rule = RULES.find((one) => one === unit.keyword);
  if (!rule) return undefined;
  const path = placeOf(unit);
  if (rule === 'required') {
    const name = /"(.+)"/.exec(unit.error)?.[1] ?? '';
    return { path: pathOf(path, name), rule, detail: '' };
  }
  if (rule === 'type') return { path, rule, detail: /Expected "(\w+)"/.exec(unit.error)?.[1] ?? '' };
  return { path, rule, detail: unit.error.match(/-?\d+(\.\d+)?/g)?.at(-1) ?? '' };
}

function faultsOf(errors: readonly OutputUnit[]): ValueFault[] {
  // Of a choice of schemas each branch complains; that none fits says enough.
  const inBranch = /\/(anyOf|oneOf)\/\d+\//;
  const found = errors
    .filter(({ keywordLocation }) => !inBranch.test(keywordLocation))
    .map(faultOf)
    .filter((fault) => fault !== undefined);
  const unknown = errors
    .filter(({ keyword }) => keyword === 'false')
    .map(placeOf)
    // The validator also names fields so that have a fault of their own.
    .filter((path) => !found.some((fault) => fault.path === path || fault.path.startsWith(`${path}/`)))
    .map((path): ValueFault => ({ path, rule: 'unknown', detail: path.split('/').at(-1) ?? '' }));
  return [...found, ...unknown];
}

/** A value as it is sent: without what is undefined. */
export function sentValue(value: unknown): Record<string, unknown> {
  const sent: unknown = JSON.parse(JSON.stringify(value ?? {}));
  return isRecord(sent) ? sent : {};
}

/** What is wrong with a value by its schema: the first fault of each place. */
export function checkValue(schema: Schema, value: unknown): ValueFault[] {
  const broken = brokenIn(value, '');
  if (broken.length > 0) return broken;
  if (value instanceof TypedJson && value.text.trim() !== '' && !isRecord(value.toJSON()))
    return [{ path: '', rule: 'type', detail: 'object' }];
  try {
    const { errors } = new Validator(schema, '2020-12', false).validate(sentValue(value));
    return [
      ...new Map(
        faultsOf(errors)
          .toReversed()
          .map((fault) => [fault.path, fault]),
      ).values(),
    ].toReversed();
  } catch {
    // A schema that cannot be used is the service's to judge.
    return [];
  }
}
