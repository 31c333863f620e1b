import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { bundleContract } from '../bundle';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

const Provenance = z.looseObject({ status: z.string(), source: z.string(), reason: z.optional(z.string()) });
const Media = z.object({
  schema: z.optional(z.unknown()),
  example: z.optional(z.unknown()),
  examples: z.optional(
    z.record(z.string(), z.object({ summary: z.optional(z.string()), value: z.unknown() })),
  ),
});
const Body = z.object({
  description: z.optional(z.string()),
  content: z.optional(z.record(z.string(), Media)),
});
const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  schema: z.optional(z.unknown()),
  example: z.optional(z.unknown()),
});
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.optional(z.string()),
  security: z.array(z.unknown()),
  'x-provenance': Provenance,
  'x-on-mismatch': z.string(),
  parameters: z.optional(z.array(z.unknown())),
  requestBody: z.optional(z.unknown()),
  responses: z.record(z.string(), z.unknown()),
});
const Contract = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
const Reference = z.object({ $ref: z.string() });

/** A body with its schema and its examples, of one content type. */
export type DescribedMedia = z.output<typeof Media>;
/** What an answer or a request holds. */
export type DescribedBody = z.output<typeof Body>;

/** One call, its references followed. */
export type DescribedOperation = Omit<
  z.output<typeof Operation>,
  'parameters' | 'requestBody' | 'responses'
> & {
  method: string;
  path: string;
  parameters: z.output<typeof Parameter>[];
  body: DescribedBody | undefined;
  answers: { status: string; answer: DescribedBody }[];
};

/** The contract as the page tells it. */
export type DescribedContract = Pick<z.output<typeof Contract>, 'info' | 'servers' | 'tags'> & {
  operations: DescribedOperation[];
  schemas: Record<string, unknown>;
};

/** Follows a reference within the bundle; anything else stays as it is. */
function followed(bundle: unknown, value: unknown): unknown {
  const found = z.safeParse(Reference, value);
  if (!found.success) return value;
  const steps = found.data.$ref.split('/').slice(1);
  const target = steps.reduce<unknown>(
    (node, step) => Object(node)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')],
    bundle,
  );
  return followed(bundle, target);
}

/** Reads the contract in one piece, joined by Redocly. */
export async function readContract(): Promise<DescribedContract> {
  const bundle: unknown = JSON.parse(readFileSync(await bundleContract(), 'utf8'));
  const { paths, components, ...rest } = Contract.parse(bundle);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method): DescribedOperation => {
      const { parameters = [], requestBody, responses, ...operation } = Operation.parse(item[method]);
      return {
        ...operation,
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((one) => Parameter.parse(followed(bundle, one))),
        body: requestBody === undefined ? undefined : Body.parse(followed(bundle, requestBody)),
        answers: Object.entries(responses).map(([status, answer]) => ({
          status,
          answer: Body.parse(followed(bundle, answer)),
        })),
      };
    }),
  );
  return { ...rest, operations, schemas: components.schemas };
}
