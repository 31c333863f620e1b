import type { LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider';
import type { Speaker } from '@mocks/conversations/known-sentences';
import type { ToolUse } from '@mocks/tools/call-tools';
import type { AnswerReasons, Citation, Locale } from '@/api/generated/schemas';
import { agentInstructions, type Said, talkOf } from './agent-prompt';
import type { Model, ModelPart } from './connect-model';
import { ModelFailure } from './model-failure';
import { citationReader } from './read-citations';
import { type Source, sourcesFor } from './sources';
import { argumentsOf, inputOf, runFunction, type ToolFunction, toolFunctions } from './tool-functions';

/** How often an answer may call functions before it has to be written. */
const ROUNDS_MAX = 5;
/** The longest answer that the contract holds. */
const ANSWER_MAX = 20_000;

/** A call of a function before it is run. */
export type CalledFunction = {
  toolkit: string;
  action: string;
  input: string;
  given: Record<string, unknown>;
};

/** Hears of an answer while it comes. */
export type Hear = {
  text: (words: string) => void;
  /** A function is called, once whoever has to approve it does; `ended` is told what came of it. */
  call: (called: CalledFunction) => Promise<{ unrun: string } | { ended: (use: ToolUse) => void }>;
};

type Question = {
  speaker: Speaker;
  question: string;
  language: Locale;
  before?: readonly Said[];
  now: () => number;
  signal: AbortSignal;
  hear?: Hear;
};

/** An answer that has come to its end. */
export type Answered = {
  text: string;
  citations: Citation[];
  terms: string[];
  found: string[];
  why: AnswerReasons;
};

type Call = Extract<ModelPart, { type: 'call' }>;

const REASON_TEXT_MAX = 8000;

function reasonsOf(sources: readonly Source[], shares: ReadonlyMap<string, number>): AnswerReasons {
  const used = sources
    .map(({ citation, text }) => ({ citation, text, share: shares.get(citation.sourceId) }))
    .flatMap(({ citation, text, share }) =>
      share === undefined
        ? []
        : [{ ...citation, text: text.slice(0, REASON_TEXT_MAX), share: Math.min(1, share), score: null }],
    );
  const ownShare = Math.max(0, 1 - used.reduce((sum, { share }) => sum + share, 0));
  return { used, notUsed: [], ownShare };
}

/** Does what a model calls, one after the other, and tells the model what came of it. */
async function doCalls(
  calls: readonly Call[],
  functions: readonly ToolFunction[],
  { speaker, language, now, hear, signal }: Question,
): Promise<LanguageModelV4Prompt[number]> {
  const content: LanguageModelV4ToolResultPart[] = [];
  for (const { id, name, input: json } of calls) {
    const tell = (type: 'text' | 'error-text', value: string) =>
      content.push({ type: 'tool-result', toolCallId: id, toolName: name, output: { type, value } });
    const called = functions.find(({ tool }) => tool.name === name);
    const given = argumentsOf(json);
    if (!called) tell('error-text', 'There is no function of that name.');
    else if (!given) tell('error-text', 'The arguments are no JSON object.');
    else {
      const { toolkit, action } = called;
      const heard = await hear?.call({ toolkit, action, input: inputOf(given), given });
      if (heard && 'unrun' in heard) {
        tell('error-text', heard.unrun);
        continue;
      }
      const use = await runFunction(speaker.content, { toolkit, action, given, language, now: now() });
      signal.throwIfAborted();
      heard?.ended(use);
      tell(use.state === 'done' ? 'text' : 'error-text', use.result);
    }
  }
  return { role: 'tool', content };
}

/** Lets a model answer a question as an agent: from what the agent is told and knows, with the tools that it may use. */
export async function answerQuestion(model: Model, asked: Question): Promise<Answered> {
  const { speaker, question, language, before = [], now, signal, hear } = asked;
  const { all, terms, found } = sourcesFor(speaker, question, language);
  const functions = toolFunctions(speaker.content);
  const citations = citationReader(new Set(all.map(({ citation }) => citation.sourceId)));
  const prompt = talkOf(agentInstructions(speaker.name, language, all, now()), before, question);
  let text = '';
  const say = (words: string) => {
    if (words === '') return;
    text += words;
    if (text.length > ANSWER_MAX) throw new ModelFailure('MODEL_CUT_SHORT');
    hear?.text(words);
  };

  for (let round = 0; round <= ROUNDS_MAX; round += 1) {
    const calls: Call[] = [];
    let said = '';
    const tools = round < ROUNDS_MAX ? functions.map(({ tool }) => tool) : [];
    for await (const part of model.write({ prompt, functions: tools, signal })) {
      if (part.type === 'call') calls.push(part);
      else {
        said += part.text;
        say(citations.read(part.text));
      }
    }
    if (calls.length === 0) break;
    const callParts = calls.map(({ id, name, input }) => ({
      type: 'tool-call' as const,
      toolCallId: id,
      toolName: name,
      input: argumentsOf(input) ?? {},
    }));
    const spoken = said === '' ? [] : [{ type: 'text' as const, text: said }];
    prompt.push({ role: 'assistant', content: [...spoken, ...callParts] });
    prompt.push(await doCalls(calls, functions, asked));
    if (said !== '') say(citations.read('\n\n'));
  }
  say(citations.end());
  if (text.trim() === '') throw new ModelFailure('MODEL_FAILED');
  const shares = citations.shares();
  return {
    text,
    citations: all.flatMap(({ citation }) => (shares.has(citation.sourceId) ? [citation] : [])),
    terms,
    found,
    why: reasonsOf(all, shares),
  };
}
