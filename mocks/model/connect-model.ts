import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  type JSONSchema7,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4FunctionTool,
  type LanguageModelV4Prompt,
} from '@ai-sdk/provider';
import type { ModelAddress } from './model-address';
import { failureOf, ModelFailure } from './model-failure';
import { thinkingSkipper } from './skip-thinking';

/** What comes of a model: words, and calls of the functions it was given. */
export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'call'; id: string; name: string; input: string };

/** What a model is asked: a talk to go on with. */
export type Asked = {
  prompt: LanguageModelV4Prompt;
  functions?: LanguageModelV4FunctionTool[];
  /** The JSON that is to come, for servers that can be told. */
  shape?: { name: string; schema: JSONSchema7 };
  signal: AbortSignal;
};

/** A language model behind an OpenAI-compatible API. */
export type Model = {
  /** Yields what it writes, as it comes. Throws ModelFailure, or the signal's reason when nobody wants it any more. */
  write: (asked: Asked) => AsyncGenerator<ModelPart>;
};

/** How long a model may be silent, and how long an answer may take in all, in milliseconds. */
export type Limits = { silence: number; answer: number };

// Shorter than the 50 s after which the dashboard gives up on a stream that is silent.
const LIMITS: Limits = { silence: 45_000, answer: 300_000 };

type ModelOptions = ModelAddress & {
  name: string;
  key?: string | undefined;
  limits?: Limits;
};

/** How a server is told which JSON is to come, the best way first. */
const WAYS = ['schema', 'json', 'words'] as const;

/** What a server understands, as far as was found out. */
type Understood = { way: number; functions: boolean };

function optionsOf(
  { prompt, functions = [], shape }: Asked,
  understood: Understood,
  signal: AbortSignal,
): LanguageModelV4CallOptions {
  const way = WAYS[understood.way];
  return {
    prompt,
    abortSignal: signal,
    ...(functions.length > 0 && understood.functions && { tools: functions, toolChoice: { type: 'auto' } }),
    ...(shape && way === 'schema' && { responseFormat: { type: 'json', ...shape } }),
    ...(shape && way === 'json' && { responseFormat: { type: 'json' } }),
  };
}

/** What to ask for instead when a server does not understand; undefined when nothing simpler is left. */
function simpler(error: unknown, { functions = [], shape }: Asked, now: Understood): Understood | undefined {
  if (!APICallError.isInstance(error)) return undefined;
  const { statusCode = 0, responseBody = '' } = error;
  const isUnderstood = failureOf(error, false).code !== 'MODEL_FAILED';
  if (isUnderstood || ![400, 415, 422, 500, 501].includes(statusCode)) return undefined;
  const speaksOfTools = /\b(tool|function)/i.test(responseBody);
  if (functions.length > 0 && now.functions && speaksOfTools) return { ...now, functions: false };
  const mayBeShape = statusCode !== 500 || /schema|grammar|response_format|json/i.test(responseBody);
  if (shape && mayBeShape && now.way < WAYS.length - 1) return { ...now, way: now.way + 1 };
  return undefined;
}

/** Ends the call when nothing comes for too long, or it takes too long in all. */
function timeLimit(signal: AbortSignal, { silence, answer }: Limits) {
  const late = new AbortController();
  const end = () => late.abort(new ModelFailure('MODEL_TIMEOUT'));
  const whole = setTimeout(end, answer);
  let silent = setTimeout(end, silence);
  return {
    signal: AbortSignal.any([signal, late.signal]),
    late: late.signal,
    heard: () => {
      clearTimeout(silent);
      silent = setTimeout(end, silence);
    },
    done: () => {
      clearTimeout(whole);
      clearTimeout(silent);
      late.abort();
    },
  };
}

/** Connects with a model; nothing is sent before it is asked. */
export function connectModel({ baseURL, query, name, key, limits = LIMITS }: ModelOptions): Model {
  const chat: LanguageModelV4 = createOpenAICompatible({
    name: 'model',
    baseURL,
    supportsStructuredOutputs: true,
    ...(query && { queryParams: query }),
    ...(key !== undefined && { apiKey: key }),
    // A redirect could carry the key and the talk to somebody else.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  }).chatModel(name);
  let understood: Understood = { way: 0, functions: true };

  async function begin(asked: Asked, signal: AbortSignal) {
    for (let now = understood; ; ) {
      try {
        const { stream } = await chat.doStream(optionsOf(asked, now, signal));
        understood = now;
        return stream;
      } catch (error) {
        const next = simpler(error, asked, now);
        if (!next) throw error;
        now = next;
      }
    }
  }

  async function* write(asked: Asked): AsyncGenerator<ModelPart> {
    const limit = timeLimit(asked.signal, limits);
    let began = false;
    try {
      const stream = await begin(asked, limit.signal);
      began = true;
      const spoken = thinkingSkipper();
      for await (const part of stream) {
        limit.heard();
        if (part.type === 'text-delta') yield { type: 'text', text: spoken(part.delta) };
        else if (part.type === 'tool-call')
          yield { type: 'call', id: part.toolCallId, name: part.toolName, input: part.input };
        else if (part.type === 'error') throw failureOf(part.error, true);
        else if (part.type === 'finish') {
          if (part.finishReason.unified === 'content-filter') throw new ModelFailure('MODEL_REFUSED');
          if (part.finishReason.unified === 'length') throw new ModelFailure('MODEL_CUT_SHORT');
        }
      }
    } catch (error) {
      if (asked.signal.aborted) throw asked.signal.reason;
      if (limit.late.aborted) throw limit.late.reason;
      throw failureOf(error, began);
    } finally {
      limit.done();
    }
  }

  return { write };
}
