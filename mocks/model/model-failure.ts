import { APICallError } from '@ai-sdk/provider';
import { refusal } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { ProviderError } from '@/api/generated/schemas';

const MESSAGES = {
  MODEL_UNREACHABLE: 'The model cannot be reached',
  MODEL_KEY_REFUSED: 'The model refused the key',
  MODEL_MISSING: 'There is no model of that name',
  MODEL_BUSY: 'The model has too many calls',
  MODEL_TIMEOUT: 'The model did not answer in time',
  MODEL_BROKE_OFF: 'The answer of the model broke off',
  MODEL_REFUSED: 'The model declined to answer',
  MODEL_CUT_SHORT: 'The answer of the model is too long',
  MODEL_TOO_MUCH: 'What the model has to read is too long for it',
  MODEL_UNREADABLE: 'What the model proposes cannot be read',
  MODEL_FAILED: 'The model did not answer',
};
type Code = keyof typeof MESSAGES;

/** Why a model did not answer. What it said itself stays here: it may name the key. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly code: Code;
  /** After how many seconds it is worth asking again. */
  readonly retryAfter: number | undefined;

  constructor(code: Code, { retryAfter, cause }: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(MESSAGES[code], { cause });
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The failure in the contract's words, with the reference that support asks for. */
export async function errorOf({ code, message }: ModelFailure): Promise<ProviderError> {
  const status = code === 'MODEL_BUSY' ? 429 : 502;
  return z.parse(ProviderError, await refusal({ status, code, message }).json());
}

const HOUR_SECONDS = 3600;

/** Seconds of `Retry-After`, which is a number of them or a date. */
function retryAfterOf(headers: Record<string, string> = {}): number | undefined {
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(HOUR_SECONDS, Math.max(0, Math.ceil(seconds))) : undefined;
}

const NAMES_NO_MODEL =
  /model\b[^.]{0,120}(not found|not exist|unknown|not available|invalid)|(unknown|invalid|no such) model/i;
const TOO_MUCH =
  /context (length|size|window)|maximum context|too many tokens|exceeds? the available context/i;

function codeOfStatus(status: number, said: string): Code {
  if (status === 401 || status === 403) return 'MODEL_KEY_REFUSED';
  if (status === 404) return 'MODEL_MISSING';
  // A server that still loads its model says 503.
  if (status === 429 || status === 503) return 'MODEL_BUSY';
  if (status === 408 || status === 504) return 'MODEL_TIMEOUT';
  if (status === 413 || TOO_MUCH.test(said)) return 'MODEL_TOO_MUCH';
  return status < 500 && NAMES_NO_MODEL.test(said) ? 'MODEL_MISSING' : 'MODEL_FAILED';
}

/** What a failure of the library means; `began`: after the answer had begun to come. */
export function failureOf(error: unknown, began: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!APICallError.isInstance(error)) {
    const said =
      typeof error === 'object' && error !== null && 'message' in error && !(error instanceof Error);
    // What is no error of ours is one that the stream itself tells of.
    return new ModelFailure(said ? 'MODEL_FAILED' : began ? 'MODEL_BROKE_OFF' : 'MODEL_UNREACHABLE', {
      cause: error,
    });
  }
  const { statusCode, responseBody = '', responseHeaders } = error;
  if (statusCode === undefined || statusCode < 400)
    return new ModelFailure(began ? 'MODEL_BROKE_OFF' : 'MODEL_UNREACHABLE', { cause: error });
  const retryAfter = statusCode === 429 || statusCode === 503 ? retryAfterOf(responseHeaders) : undefined;
  return new ModelFailure(codeOfStatus(statusCode, responseBody), { retryAfter, cause: error });
}
