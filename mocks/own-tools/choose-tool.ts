import { meaningfulWords } from '@mocks/conversations/search';
import { fold } from '@mocks/understanding/fold';
import type { JsonSchema } from '@/api/generated/schemas';
import { argumentFault } from './check-arguments';
import type { StoredHttpTool } from './store';

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@.,;!?]+/;
const DATE = /\b\d{4}-\d{2}-\d{2}\b/;

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Letters where an example has letters, digits where it has digits. */
function likeExample(example: string): RegExp {
  const shape = example.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${shape.replace(/[A-Za-z]/g, '[A-Za-z]').replace(/\\?\d/g, '\\d')}$`);
}

function matchIn(tokens: readonly string[], pattern: string): string | undefined {
  try {
    const expression = new RegExp(pattern, 'u');
    return tokens.find((token) => expression.test(token));
  } catch {
    return undefined;
  }
}

/** The value of an argument that stands in a question, going by what the schema says of it. */
function valueIn(question: string, schema: JsonSchema): unknown {
  const tokens = question.split(/\s+/).map((token) => token.replace(/^[¿¡("'«“]+|[?!.,;:)"'»”]+$/g, ''));
  const { type, pattern, format, examples } = schema;
  if (Array.isArray(schema.enum)) {
    const folded = tokens.map(fold);
    return schema.enum.find((option) => folded.includes(fold(String(option))));
  }
  if (type === 'integer' || type === 'number') {
    const number = tokens.find((token) => /^\d+(\.\d+)?$/.test(token));
    return number === undefined ? undefined : Number(number);
  }
  if (type !== 'string') return undefined;
  if (typeof pattern === 'string') return matchIn(tokens, pattern);
  if (format === 'email') return EMAIL.exec(question)?.[0];
  if (format === 'date') return DATE.exec(question)?.[0];
  const [example] = Array.isArray(examples) ? examples : [];
  if (typeof example === 'string' && /\d/.test(example))
    return tokens.find((token) => likeExample(example).test(token));
  // A reference of some kind: letters and digits together.
  return tokens.find((token) => /\d/.test(token) && /\p{L}/u.test(token));
}

function argumentsIn(question: string, { properties }: JsonSchema): Record<string, unknown> {
  const found = Object.entries(isSchema(properties) ? properties : {}).map(([name, schema]) => [
    name,
    isSchema(schema) ? valueIn(question, schema) : undefined,
  ]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** A tool that a question asks for, and with what. */
export type ChosenTool = { chosen: StoredHttpTool; given: Record<string, unknown> };

/** The tool whose name a question meets best, when all that it needs stands in the question. */
export function chooseTool(tools: readonly StoredHttpTool[], question: string): ChosenTool | undefined {
  const asked = meaningfulWords(question);
  const meets = (text: string) => meaningfulWords(text).filter((word) => asked.includes(word)).length;
  return tools
    .flatMap((chosen) => {
      const { name, description, parameters } = chosen.tool;
      const inName = meets(name);
      if (inName === 0) return [];
      const given = argumentsIn(question, parameters);
      const fits = argumentFault(parameters, given) === undefined;
      return fits ? [{ chosen, given, score: 2 * inName + meets(description) }] : [];
    })
    .toSorted((a, b) => b.score - a.score)[0];
}
