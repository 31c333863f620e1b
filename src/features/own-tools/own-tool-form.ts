import * as z from 'zod/mini';
import { HttpHeaderName } from '@/api/generated/schemas/httpHeaderName.zod';
import { HttpHeaderValueMax } from '@/api/generated/schemas/httpHeaderValue.zod';
import { HttpMethod } from '@/api/generated/schemas/httpMethod.zod';
import type { HttpTool } from '@/api/generated/schemas/httpTool.zod';
import { HttpToolDescription } from '@/api/generated/schemas/httpToolDescription.zod';
import type { HttpToolInput } from '@/api/generated/schemas/httpToolInput.zod';
import { HttpToolName } from '@/api/generated/schemas/httpToolName.zod';
import { HttpToolUrl } from '@/api/generated/schemas/httpToolUrl.zod';
import { TimeLimitSeconds, TimeLimitSecondsMax } from '@/api/generated/schemas/timeLimitSeconds.zod';
import { known } from '@/api/known';
import { isRecord } from '@/lib/is-record';
import { readSchema } from '@/shared/json-form/check-schema';

const HeaderForm = z
  .object({
    name: HttpHeaderName,
    /** Empty while a stored one is kept. */
    value: z.string().check(z.maxLength(HttpHeaderValueMax)),
    isKept: z.boolean(),
  })
  .check((context) => {
    const { value, isKept } = context.value;
    if (value === '' && !isKept) context.issues.push({ code: 'custom', input: '', path: ['value'] });
  });

/** The contract's own least is no constant of the generated schema. */
const LEAST_SECONDS = 1;

/** A tool as it is typed: its schema and its time limit are texts. */
export const OwnToolForm = z.object({
  name: HttpToolName,
  description: HttpToolDescription,
  method: HttpMethod,
  url: HttpToolUrl,
  headers: z.array(HeaderForm).check(z.maxLength(20)),
  parameters: z.string().check(z.refine((text) => readSchema(text).schema !== undefined)),
  changesData: z.boolean(),
  timeLimitSeconds: z.string().check(
    z.refine((text) => TimeLimitSeconds.safeParse(Number(text)).success, {
      params: { rule: 'between', minimum: LEAST_SECONDS, maximum: TimeLimitSecondsMax },
    }),
  ),
});
export type OwnToolForm = z.infer<typeof OwnToolForm>;

/** What a new tool begins with: no arguments. */
const NEW_SCHEMA = { type: 'object', properties: {} };

/** A tool as the form shows it first. */
export function formOf(tool: HttpTool | undefined): OwnToolForm {
  return {
    name: tool?.name ?? '',
    description: tool?.description ?? '',
    method: known(HttpMethod, tool?.method) ?? 'GET',
    url: tool?.url ?? '',
    headers: tool?.headers.map(({ name, isSet }) => ({ name, value: '', isKept: isSet })) ?? [],
    parameters: JSON.stringify(tool?.parameters ?? NEW_SCHEMA, null, 2),
    changesData: tool?.changesData ?? false,
    timeLimitSeconds: String(tool?.timeLimitSeconds ?? 10),
  };
}

/** What was typed, as it is sent: a secret that is kept is not among it. */
export function toolInput({ headers, parameters, timeLimitSeconds, ...rest }: OwnToolForm): HttpToolInput {
  return {
    ...rest,
    headers: headers.map(({ name, value, isKept }) => (isKept ? { name } : { name, value })),
    parameters: readSchema(parameters).schema ?? {},
    timeLimitSeconds: Number(timeLimitSeconds),
  };
}

/** The variables of an address, each once. */
export function variablesOf(url: string): string[] {
  return [...new Set([...url.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))];
}

/** The variables of an address that are no arguments; none while the schema cannot be read. */
export function unknownVariables(url: string, parameters: string): string[] {
  const { schema } = readSchema(parameters);
  if (!schema) return [];
  const { properties } = schema;
  const names = isRecord(properties) ? Object.keys(properties) : [];
  return variablesOf(url).filter((name) => !names.includes(name));
}
