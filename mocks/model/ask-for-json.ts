import type { JSONSchema7, LanguageModelV4Prompt } from '@ai-sdk/provider';
import * as z from 'zod/mini';
import { talkOf } from './agent-prompt';
import type { Model } from './connect-model';

/** The JSON in what a model wrote, which likes to put it between fences or words; undefined when there is none. */
export function jsonIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

/** A schema as an API takes it. */
export function shapeOf(name: string, schema: z.ZodMiniType): { name: string; schema: JSONSchema7 } {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  // Zod's type of a schema allows keywords of every draft; what it writes here is JSON of one.
  return { name, schema: JSON.parse(JSON.stringify(rest)) };
}

/** Everything a model writes, in one piece. */
export async function writtenBy(
  model: Model,
  prompt: LanguageModelV4Prompt,
  shape: ReturnType<typeof shapeOf>,
  signal: AbortSignal,
  hear: (raw: string) => void = () => {},
): Promise<string> {
  let raw = '';
  for await (const part of model.write({ prompt, shape, signal })) {
    if (part.type !== 'text') continue;
    raw += part.text;
    hear(part.text);
  }
  return raw;
}

type Ask<Shape extends z.ZodMiniType> = {
  name: string;
  shape: Shape;
  instructions: string;
  text: string;
  signal: AbortSignal;
};

/** Asks a model for JSON of a shape; undefined when what comes is something else. */
export async function askForJson<Shape extends z.ZodMiniType>(
  model: Model,
  { name, shape, instructions, text, signal }: Ask<Shape>,
): Promise<z.output<Shape> | undefined> {
  const raw = await writtenBy(model, talkOf(instructions, [], text), shapeOf(name, shape), signal);
  return z.safeParse(shape, jsonIn(raw)).data;
}
