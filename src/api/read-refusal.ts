import { parseJson } from './answer-forms';

/** The one 401 that leaves the session alone, word for word (specification §8). */
export const WRONG_PAIR_MESSAGE = 'Invalid username/password supplied';

/** A field that was refused: where in the body that was sent, dots between the names, and why. */
export interface RefusedField {
  path: string;
  code: string;
}

/** What a refusal says, as far as it can be read. */
export interface Refusal {
  isWrongPair: boolean;
  code: string | undefined;
  fields: readonly RefusedField[];
  reference: string | undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Every sentence of a refusal, wherever a framework puts it: `message`, `error`, `errors`, alone or in a list. */
function sentencesOf(body: unknown): string[] {
  const text = textOf(body);
  if (text) return [text];
  const inside = [property(body, 'message'), property(body, 'error'), property(body, 'errors')];
  return inside.flatMap(listOf).flatMap((one) => textOf(one) ?? textOf(property(one, 'message')) ?? []);
}

function fieldOf(value: unknown): readonly RefusedField[] {
  const named = ['path', 'field', 'property'].map((name) => property(value, name));
  const path = named.map((name) => (Array.isArray(name) ? name.join('.') : textOf(name))).find(Boolean);
  return path === undefined ? [] : [{ path, code: textOf(property(value, 'code')) ?? 'refused' }];
}

/** Refused fields as a list of them, or as a record by their names. */
function fieldsOf(value: unknown): readonly RefusedField[] {
  if (Array.isArray(value)) return value.flatMap(fieldOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).map((path) => ({ path, code: 'refused' }));
}

/** Reads a refusal field by field: a strange one, or none at all, costs no other. */
export function readRefusal(text: string): Refusal {
  const body = parseJson(text) ?? text;
  const places = [body, property(body, 'error')];
  const of = (name: string) => places.map((place) => textOf(property(place, name))).find(Boolean);
  return {
    isWrongPair: sentencesOf(body).includes(WRONG_PAIR_MESSAGE),
    code: of('code'),
    fields: places.flatMap((place) =>
      ['fields', 'errors'].flatMap((name) => fieldsOf(property(place, name))),
    ),
    reference: of('reference') ?? of('requestId'),
  };
}
