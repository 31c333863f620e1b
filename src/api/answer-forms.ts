import * as z from 'zod/mini';
import { isRecord } from '@/lib/is-record';
import { withCreatorBeside } from './agent-list-form';

/** What providers say about a call beside what was asked for. */
const ABOUT_THE_CALL = new Set([
  'success',
  'ok',
  'status',
  'statusCode',
  'code',
  'message',
  'error',
  'errors',
  'meta',
]);

/** A body that is wrapped in `{success, data}` or the like is what it wraps. */
function unwrapped(answer: unknown): unknown {
  if (!isRecord(answer) || !('data' in answer)) return answer;
  const others = Object.keys(answer).filter((name) => name !== 'data');
  return others.every((name) => ABOUT_THE_CALL.has(name)) ? answer.data : answer;
}

/**
 * A list comes as an array, as `{items}` or as `{data}`. Where it has no pages there are as many as came, whatever it
 * says: what was never sent must not count as what could not be read.
 */
function listOf(answer: unknown, hasPages: boolean): unknown {
  const list = Array.isArray(answer) ? { items: answer } : answer;
  if (!isRecord(list)) return answer;
  const items = Array.isArray(list.items) ? list.items : list.data;
  return Array.isArray(items)
    ? { ...list, items, total: Math.max((hasPages && Number(list.total)) || 0, items.length) }
    : answer;
}

/** The objects an answer may be; that of a write may also be missing. */
function objectsOf(schema: z.ZodMiniType): z.ZodMiniObject[] {
  const options = schema instanceof z.ZodMiniUnion ? schema.def.options : [schema];
  return options.filter((option) => option instanceof z.ZodMiniObject);
}

/** An answer in the one form that the contract's schemas describe. */
export function inContractForm(schema: z.ZodMiniType, answer: unknown): unknown {
  const objects = objectsOf(schema);
  const body = objects.some(({ shape }) => 'data' in shape) ? answer : unwrapped(answer);
  const isList = objects.some(({ shape }) => shape.items instanceof z.ZodMiniArray);
  const hasPages = objects.some(({ shape }) => 'nextCursor' in shape);
  return isList ? withCreatorBeside(schema, listOf(body, hasPages)) : body;
}

/**
 * Reads JSON; a whole number that is too large for a number keeps its digits as text, and one that was counted with
 * (0.30000000000000004) loses the error of counting. Undefined where it is no JSON.
 */
export function parseJson(text: string): unknown {
  try {
    const hasLongNumber = /\d{16}/.test(text);
    return hasLongNumber ? JSON.parse(text, readNumber) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How numbers end that were counted with, and how many digits of them are sound. */
const COUNTED = /\.\d*(0{6}|9{6})\d?$/;
const SOUND_DIGITS = 15;

function readNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number') return value;
  if (COUNTED.test(String(value))) return Number(value.toPrecision(SOUND_DIGITS));
  const isExact = !Number.isInteger(value) || Number.isSafeInteger(value);
  return isExact ? value : (context?.source ?? value);
}
