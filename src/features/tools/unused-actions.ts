import type { AgentTool } from '@/api/generated/schemas/agentTool.zod';
import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { foldText } from '@/lib/fold-text';
import { humanised } from '@/lib/humanised';

/** Above so many actions a model picks the wrong one too often. */
export const MANY_ACTIONS = 10;

const WORD = /[\p{L}\p{N}]+/gu;
/** Shorter words say nothing of their own: "an", "del". */
const LEAST_LETTERS = 4;
/** So much of a word is the same in most of its forms: "pedido", "pedidos". */
const STEM_LETTERS = 5;

interface SwitchedOn {
  tools: readonly AgentTool[];
  toolkits: readonly Toolkit[];
  /** What the agent is told and tested with. */
  texts: readonly string[];
}

/** One action that an agent may use. */
export interface ActionOn {
  toolkit: Toolkit;
  action: Toolkit['actions'][number];
}

/** How many actions are switched on. */
export function countActions(tools: readonly AgentTool[]): number {
  return tools.reduce((sum, { actions }) => sum + actions.length, 0);
}

function stemsOf(name: string): string[] {
  const words = foldText(name).match(WORD) ?? [];
  return words.filter(({ length }) => length >= LEAST_LETTERS).map((word) => word.slice(0, STEM_LETTERS));
}

/** Whether a text speaks of something by one of its names: all telling words of it are there. */
function speaksOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const stems = stemsOf(name);
    return stems.length > 0 && stems.every((stem) => text.includes(stem));
  });
}

/** The actions that are switched on and that none of the texts speaks of, by their own name or by their tool's. */
export function unusedActions({ tools, toolkits, texts }: SwitchedOn): ActionOn[] {
  const folded = texts.map(foldText);
  return tools.flatMap((tool) => {
    const toolkit = toolkits.find((one) => one.toolkit === tool.toolkit);
    if (!toolkit || folded.some((text) => speaksOf(text, [toolkit.name, humanised(toolkit.toolkit)])))
      return [];
    return toolkit.actions
      .filter(({ action }) => tool.actions.includes(action))
      .filter(
        ({ action, name }) =>
          !folded.some((text) => speaksOf(text, [name.en ?? '', name.es ?? '', humanised(action)])),
      )
      .map((action) => ({ toolkit, action }));
  });
}
