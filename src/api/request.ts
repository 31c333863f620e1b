import type * as z from 'zod/mini';
import { inContractForm, parseJson } from './answer-forms';
import { ApiError } from './api-error';
import { type OnMismatch, readAnswer } from './read-answer';
import { send } from './send';
import { timeLimit } from './time-limit';

/** What a caller may add to a call. */
interface CallerOptions<T> extends RequestInit {
  schema?: z.ZodMiniType<T>;
  /** What becomes of an answer that breaks the contract (`x-on-mismatch`). */
  onMismatch?: OnMismatch;
  /** Whether the path names something that may be gone. */
  namesItem?: boolean;
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

/** The answer's body; no body and a body that is no JSON are undefined. */
async function answerOf(
  path: string,
  { schema: _schema, onMismatch: _onMismatch, headers, namesItem = false, ...init }: RequestOptions<unknown>,
): Promise<unknown> {
  const limit = timeLimit(init.signal);
  try {
    const sent = { ...init, headers: plainHeaders(headers), signal: limit.signal };
    const response = await send(path, sent, namesItem);
    return parseJson(await response.text());
  } catch (error) {
    if (limit.signal.aborted) throw limit.signal.reason;
    if (error instanceof ApiError) throw error;
    throw new ApiError(`${init.method} ${path}: the answer broke off`, { kind: 'network' });
  } finally {
    limit.done();
  }
}

/** One call of the contract, its answer read as `x-on-mismatch` of its operation says. */
export const request: ContractRequest = async <T>(path: string, options: RequestOptions<T>): Promise<T> => {
  const { schema, onMismatch = 'block', method } = options;
  if (!schema) throw new Error(`${path} has no schema in the contract`);
  const answer = inContractForm(schema, await answerOf(path, options));
  const place = `${method} ${path.split('?')[0]}`;
  const read = readAnswer(schema, answer, onMismatch);
  if ('data' in read) {
    if (read.lost.length > 0) console.warn(`Not readable in the answer to ${place}: ${read.lost.join(', ')}`);
    return read.data;
  }
  // The write has succeeded, whatever was answered: its schema also takes null.
  const nothing = onMismatch === 'ignore' ? schema.safeParse(null) : undefined;
  if (nothing?.success) return nothing.data;
  const reference = `mismatch ${place} ${read.fault.split(':')[0]}`;
  throw new ApiError(`mismatch ${place} ${read.fault}`, { kind: 'mismatch', reference });
};
