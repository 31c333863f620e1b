import type { JSONSchema7, LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import type { AgentContent } from '@mocks/agents/content';
import type { Db } from '@mocks/core/db';
import { findTool, OWN_TOOLKIT, type OwnToolsState } from '@mocks/own-tools/store';
import { actionNamed, type NamedAction } from '@mocks/tools/action-named';
import { TOOLKITS } from '@mocks/tools/toolkits';
import * as z from 'zod/mini';

/** An action that is switched on in an agent, as a function that a model can call. */
export type ToolFunction = NamedAction & {
  toolkit: string;
  action: string;
  connectionId: string | null | undefined;
  tool: LanguageModelV4FunctionTool;
};

/** The longest name that every API takes. */
const NAME_MAX = 64;

/** A name of letters, digits, `_` and `-`, which no other function has. */
export function functionName(toolkit: string, action: string, taken: ReadonlySet<string>): string {
  const whole = `${toolkit}__${action}`.replace(/[^a-zA-Z0-9_-]/g, '_');
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `_${number}`;
    const name = `${whole.slice(0, NAME_MAX - end.length)}${end}`;
    if (!taken.has(name)) return name;
  }
}

/** The contract takes any JSON Schema of an object, and so do these APIs. */
const InputSchema = z.custom<JSONSchema7>((value) => typeof value === 'object' && value !== null);

/** The actions that are switched on in an agent, each with the arguments that it really takes. */
export function toolFunctions(
  db: Db<OwnToolsState>,
  accountId: string,
  { tools }: AgentContent,
): ToolFunction[] {
  const taken = new Set<string>();
  return tools.flatMap(({ toolkit, actions, connectionId }) =>
    actions.flatMap((action): ToolFunction[] => {
      const named = actionNamed(db, accountId, toolkit, action);
      if (!named) return [];
      const own = toolkit === OWN_TOOLKIT ? findTool(db, accountId, action) : undefined;
      const known = TOOLKITS.find((one) => one.toolkit === toolkit);
      const summary = own?.tool.description ?? known?.summary.en;
      const name = functionName(toolkit, action, taken);
      taken.add(name);
      const description = [named.toolkitName, named.title.en, summary].filter(Boolean).join('. ');
      const inputSchema = InputSchema.parse(named.parameters);
      return [
        {
          ...named,
          toolkit,
          action,
          connectionId,
          tool: { type: 'function', name, description, inputSchema },
        },
      ];
    }),
  );
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
