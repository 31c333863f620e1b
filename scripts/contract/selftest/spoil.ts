import { isRecord } from '@/lib/is-record';
import type { Passing, Spoil, Spoiled } from './proxy';

/** One fault, and the operations in which it is looked for. */
export type PlantedFault = {
  fault: string;
  only: readonly string[];
  spoil: Spoil;
  writes?: boolean;
  strict?: boolean;
  /** How long an answer is waited for, where the fault is that it never ends. */
  timeoutMs?: number;
};

type Json = Record<string, unknown>;

/** Spoils the good answers of one operation. */
export function at(
  operationId: string,
  spoil: (answer: Spoiled, passing: Passing) => Spoiled | undefined,
): Spoil {
  return (answer, passing) =>
    passing.operationId === operationId && answer.status < 300 ? spoil(answer, passing) : undefined;
}

/** Spoils the JSON of one operation's good answers. */
export function json(operationId: string, change: (body: Json, passing: Passing) => unknown): Spoil {
  return at(operationId, (answer, passing) => {
    const body: unknown = JSON.parse(String(answer.text));
    return isRecord(body) ? { ...answer, text: JSON.stringify(change(body, passing)) } : undefined;
  });
}

/** The same for the first item of its list. */
export function firstItem(operationId: string, change: (item: Json) => unknown): Spoil {
  return json(operationId, (body) => {
    const [first, ...others]: unknown[] = Array.isArray(body.items) ? body.items : [];
    return { ...body, items: [...(isRecord(first) ? [change(first)] : []), ...others] };
  });
}

/** Spoils the blocks of an event stream. */
export function events(change: (blocks: string[]) => string[], also: Partial<Spoiled> = {}): Spoil {
  return at('resumeAnswer', (answer) => {
    const blocks = String(answer.text).split('\n\n').filter(Boolean);
    return {
      ...answer,
      ...also,
      text: change(blocks)
        .map((block) => `${block}\n\n`)
        .join(''),
    };
  });
}

export const items = (body: Json): unknown[] => (Array.isArray(body.items) ? body.items : []);
export const STREAM = ['resumeAnswer'];
export const isUnauthorized = (answer: Spoiled) => answer.status === 401;
export const refusal = (message: string) => JSON.stringify({ message, code: 'TOKEN_EXPIRED' });
