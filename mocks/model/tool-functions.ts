import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import type { AgentContent } from '@mocks/agents/content';
import { callTools, type ToolUse } from '@mocks/tools/call-tools';
import { TOOLKITS } from '@mocks/tools/toolkits';
import * as z from 'zod/mini';
import type { Locale } from '@/api/generated/schemas';

/** An action that is switched on in an agent, as a function that a model can call. */
export type ToolFunction = { toolkit: string; action: string; tool: LanguageModelV4FunctionTool };

/** The longest name that every API takes. */
const NAME_MAX = 64;

const INPUT: LanguageModelV4FunctionTool['inputSchema'] = {
  type: 'object',
  properties: {
    input: {
      type: 'string',
      description:
        'What the action is about: the number of an order, a day, a name, in the words of the visitor.',
    },
  },
  required: ['input'],
  additionalProperties: false,
};

/** The actions that are switched on in an agent. */
export function toolFunctions({ tools }: AgentContent): ToolFunction[] {
  return tools.flatMap(({ toolkit, actions }) => {
    const known = TOOLKITS.find((one) => one.toolkit === toolkit);
    return actions.map((action): ToolFunction => {
      const named = known?.actions.find((one) => one.action === action);
      const description = [known?.name, named?.name.en, known?.summary.en].filter(Boolean).join('. ');
      const tool = { type: 'function', name: `${toolkit}__${action}`.slice(-NAME_MAX), description } as const;
      return { toolkit, action, tool: { ...tool, inputSchema: INPUT } };
    });
  });
}

/** What a model called a function with; undefined when that is no JSON object. */
export function argumentsOf(json: string): Record<string, unknown> | undefined {
  try {
    const read = z.safeParse(z.record(z.string(), z.unknown()), JSON.parse(json.trim() === '' ? '{}' : json));
    return read.data;
  } catch {
    return undefined;
  }
}

const INPUT_MAX = 1000;

/** The same as people read it. */
export function inputOf(given: Record<string, unknown>): string {
  const values = Object.values(given).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  return values.join(' ').slice(0, INPUT_MAX);
}

type Called = Pick<ToolFunction, 'toolkit' | 'action'> & {
  given: Record<string, unknown>;
  language: Locale;
  now: number;
};

/** Lets a played toolkit do what a model called. */
export async function runFunction(
  content: AgentContent,
  { toolkit, action, given, language, now }: Called,
): Promise<ToolUse> {
  const input = inputOf(given);
  const only = { ...content, tools: [{ toolkit, actions: [action] }] };
  // The played calendar listens for its subject, which a model has chosen already.
  const asked = action === 'find_free_time' ? `available ${input}` : input;
  const [use] = callTools(only, asked, language, now);
  if (use) return { ...use, input };
  const result = {
    en: `The test environment has no result of ${action} for this input.`,
    es: `El entorno de pruebas no tiene ningún resultado de ${action} para esta entrada.`,
  };
  return { toolkit, action, input, arguments: [], state: 'failed', result: result[language] };
}
