import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { send } from './send';
import { timeLimit } from './time-limit';

/** What a caller may add to a call. */
interface CallerOptions<T> extends RequestInit {
  schema?: z.ZodMiniType<T>;
}

/** What the generated code hands over: a fetch's options and the schema its answer must keep to. */
interface RequestOptions<T> extends Omit<CallerOptions<T>, 'headers'> {
  headers?: HeadersInit | Record<string, string | readonly string[]>;
}

/** The second form is the one whose options the generated hooks offer to their callers. */
interface ContractRequest {
  <T>(path: string, options: RequestOptions<T>): Promise<T>;
  <T>(path: string, options: CallerOptions<T>): Promise<T>;
}

/** The type of every generated hook's error. */
export type ErrorType<_Refusal> = ApiError;

function plainHeaders(headers: RequestOptions<unknown>['headers']): Headers {
  if (headers instanceof Headers || Array.isArray(headers)) return new Headers(headers);
  const entries = Object.entries(headers ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Headers(entries);
}

/** The answer's body; no body and a body that is no JSON read as undefined, which no schema accepts. */
async function answerOf(
  path: string,
  { schema: _schema, headers, ...init }: RequestOptions<unknown>,
): Promise<unknown> {
  const limit = timeLimit(init.signal);
  try {
    const response = await send(path, { ...init, headers: plainHeaders(headers), signal: limit.signal });
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  } catch (error) {
    if (limit.signal.aborted) throw limit.signal.reason;
    if (error instanceof ApiError) throw error;
    throw new ApiError(`${init.method} ${path}: the answer broke off`, { kind: 'network' });
  } finally {
    limit.done();
  }
}

/** Says where and how an answer breaks the contract, without any of its values. */
function mismatch(path: string, method: string | undefined, error: z.core.$ZodError): ApiError {
  const [issue] = error.issues;
  const pointer = `/${(issue?.path ?? []).join('/')}`;
  const reference = `mismatch ${method} ${path.split('?')[0]} ${pointer}`;
  return new ApiError(`${reference}: ${issue?.code}`, { kind: 'mismatch', reference });
}

function checked<T>(path: string, { schema, method }: RequestOptions<T>, answer: unknown): T {
  if (!schema) throw new Error(`${path} has no schema in the contract`);
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  throw mismatch(path, method, read.error);
}

/** A call whose answer must keep to the contract as a whole (`x-on-mismatch: block`). */
export const request: ContractRequest = async <T>(path: string, options: RequestOptions<T>): Promise<T> =>
  checked(path, options, await answerOf(path, options));

/**
 * A call for a list, taken item by item (`x-on-mismatch: salvage`): items that break the contract are left out, and
 * `total` tells how many there should be.
 */
export const requestSalvaging: ContractRequest = async <T>(
  path: string,
  options: RequestOptions<T>,
): Promise<T> => checked(path, options, salvaged(options.schema, await answerOf(path, options)));

function salvaged(schema: z.ZodMiniType | undefined, answer: unknown): unknown {
  if (!(schema instanceof z.ZodMiniObject) || schema.safeParse(answer).success) return answer;
  const list: unknown = schema.shape.items;
  if (!(list instanceof z.ZodMiniArray) || typeof answer !== 'object' || answer === null) return answer;
  if (!('items' in answer) || !Array.isArray(answer.items)) return answer;
  const { element } = list._zod.def;
  return { ...answer, items: answer.items.filter((item) => z.safeParse(element, item).success) };
}
