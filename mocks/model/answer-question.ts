import type { LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider';
import type { Speaker } from '@mocks/conversations/known-sentences';
import { argumentFaults } from '@mocks/own-tools/check-arguments';
import type { AnswerReasons, Citation, Locale } from '@/api/generated/schemas';
import { agentInstructions, type Said, talkOf } from './agent-prompt';
import type { Model, ModelPart } from './connect-model';
import { ModelFailure } from './model-failure';
import { citationReader } from './read-citations';
import { type Source, sourcesFor } from './sources';
import { argumentsOf, type ToolFunction } from './tool-functions';

/** How often an answer may call functions before it has to be written. */
const ROUNDS_MAX = 5;
/** The longest answer that the contract holds. */
const ANSWER_MAX = 20_000;

/** A function that a model calls, with arguments that were looked at. */
export type CalledFunction = {
  called: ToolFunction;
  given: Record<string, unknown>;
  /** The arguments fit; they do not when a model was told what is wrong and calls with others that do not. */
  fits: boolean;
};

/** What came of a call, as the model is told. */
export type CallEnd = { ok: boolean; told: string };

type Question = {
  speaker: Speaker;
  functions: readonly ToolFunction[];
  question: string;
  language: Locale;
  before?: readonly Said[];
  now: () => number;
  signal: AbortSignal;
  /** Hears of the words of the answer while they come. */
  say?: (words: string) => void;
  /** Makes a call, once whoever has to approve it does, or says why it was not made. */
  call: (called: CalledFunction) => Promise<CallEnd>;
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

/** Told once a function: most models mend what they are told of, and one that does not is not asked for ever. */
const MISFIT =
  'It was not called, since the arguments do not fit its schema. Call it again with arguments that fit, or ask the visitor for what is missing.';

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

/** Does what a model calls, one after the other, and tells the model what came of it; `told`: which functions it was corrected about. */
async function doCalls(
  calls: readonly Call[],
  { functions, signal, call }: Question,
  told: Set<string>,
): Promise<LanguageModelV4Prompt[number]> {
  const content: LanguageModelV4ToolResultPart[] = [];
  for (const { id, name, input: json } of calls) {
    const tell = (ok: boolean, value: string) => {
      const output = { type: ok ? ('text' as const) : ('error-text' as const), value };
      content.push({ type: 'tool-result', toolCallId: id, toolName: name, output });
    };
    const called = functions.find(({ tool }) => tool.name === name);
    const given = argumentsOf(json);
    const faults = called && given ? argumentFaults(called.parameters, given) : [];
    if (!called) tell(false, 'There is no function of that name.');
    else if (!given) tell(false, 'The arguments are no JSON object.');
    else if (faults.length > 0 && !told.has(name)) {
      told.add(name);
      tell(false, `${MISFIT}\n${faults.join('\n')}`);
    } else {
      const end = await call({ called, given, fits: faults.length === 0 });
      signal.throwIfAborted();
      tell(end.ok, end.told);
    }
  }
  return { role: 'tool', content };
}

/** Lets a model answer a question as an agent: from what the agent is told and knows, with the tools that it may use. */
export async function answerQuestion(model: Model, asked: Question): Promise<Answered> {
  const { speaker, functions, question, language, before = [], now, signal } = asked;
  const { all, terms, found } = sourcesFor(speaker, question, language);
  const corrected = new Set<string>();
  const citations = citationReader(new Set(all.map(({ citation }) => citation.sourceId)));
  const prompt = talkOf(agentInstructions(speaker.name, language, all, now()), before, question);
  let text = '';
  const say = (words: string) => {
    if (words === '') return;
    text += words;
    if (text.length > ANSWER_MAX) throw new ModelFailure('MODEL_CUT_SHORT');
    asked.say?.(words);
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
    prompt.push(await doCalls(calls, asked, corrected));
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
