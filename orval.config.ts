import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { defineConfig, type OpenApiDocument } from 'orval';
import { replaceChanged } from './scripts/replace-changed.ts';
import { GENERATED_NEXT } from './scripts/run-orval.ts';

const CONTRACT = './openapi';

type Operation = {
  operationId?: string;
  responses?: object;
  'x-on-mismatch': 'block' | 'salvage' | 'default' | 'ignore';
  /** What is sent names something that may be gone, though the path does not. */
  'x-names-item'?: true;
};
type Area = { paths?: Record<string, Record<string, Operation>> };

function readArea(file: string): Area {
  const filename = `${CONTRACT}/${file}`;
  return Object(load(readFileSync(filename, 'utf8'), { filename }));
}

/** Parameters whose value is known to exist: a 404 of such a path says that the operation is missing. */
const GIVEN = ['{accountId}', '{identityProvider}'];

/** What the request function has to know of each operation beside what is sent. */
function requestOptionsByOperation(areas: readonly Area[]) {
  return Object.fromEntries(
    areas.flatMap((area) =>
      Object.entries(area.paths ?? {}).flatMap(([path, operations]) => {
        const namesItem = (path.match(/\{\w+\}/g) ?? []).some((parameter) => !GIVEN.includes(parameter));
        return Object.values(operations)
          .filter(({ operationId }) => operationId)
          .map((operation) => [
            operation.operationId,
            {
              requestOptions: {
                onMismatch: operation['x-on-mismatch'],
                namesItem: operation['x-names-item'] ?? namesItem,
              },
            },
          ]);
      }),
    ),
  );
}

type Node = { [key: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const KEPT_BRANCHES: Record<string, readonly unknown[]> = {
  text: ['string', 'null'],
  number: ['number', 'integer', 'null'],
};

/**
 * Descriptions, and which text is a secret, are for readers of the contract: in the zod schemas they would be bytes a
 * browser downloads. Where the contract allows a value in several forms and says `x-read-as`, the types know the one it
 * is read as.
 */
function schemaToRead(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(schemaToRead);
  if (!isNode(node)) return node;
  const { description, 'x-read-as': readAs, ...rest } = node;
  const kept = typeof readAs === 'string' ? KEPT_BRANCHES[readAs] : undefined;
  if (kept && Array.isArray(rest.anyOf)) {
    const branches = rest.anyOf.filter((branch: Node) => kept.includes(branch.type));
    const { anyOf: _, ...others } = rest;
    return branches.length === 1 ? { ...others, ...branches[0] } : { ...others, anyOf: branches };
  }
  const plain = typeof description === 'string' ? { ...rest } : { ...node };
  if (plain.format === 'password') delete plain.format;
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, schemaToRead(value)]));
}

/** A write is judged by its status, so its answer may be missing: the types say so. Gives the schemas that say it. */
function letAnswersBeMissing(operation: Node): Node {
  const schemas: Node = {};
  if (operation['x-on-mismatch'] !== 'ignore' || !isNode(operation.responses)) return schemas;
  delete operation.responses['204'];
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!status.startsWith('2') || !isNode(response) || !isNode(response.content)) continue;
    const json = response.content['application/json'];
    if (!isNode(json) || !isNode(json.schema)) continue;
    const { $ref } = json.schema;
    const name = String($ref).split('/').at(-1);
    schemas[`Maybe${name}`] = { anyOf: [{ $ref }, { $ref: '#/components/schemas/Nothing' }] };
    json.schema = { $ref: `#/components/schemas/Maybe${name}` };
  }
  return schemas;
}

/** What any call may be refused with is read as every refusal is: it needs no code of its own. */
const ANYWHERE = ['400', '405', '413', '415', '501', '5XX'];

/** The contract as the client reads it. */
function contractToRead(document: OpenApiDocument): OpenApiDocument {
  const contract = structuredClone(document);
  const operations = Object.values(contract.paths ?? {})
    .flatMap((path) => Object.values(path ?? {}))
    .filter(isNode);
  for (const { responses } of operations) {
    if (isNode(responses)) for (const status of ANYWHERE) delete responses[status];
  }
  const maybe = operations.map(letAnswersBeMissing);
  const schemas = Object.assign({ ...contract.components?.schemas, Nothing: { type: 'null' } }, ...maybe);
  return { ...contract, components: { ...contract.components, schemas: Object(schemaToRead(schemas)) } };
}

const GENERATED = './src/api/generated';
const NEXT = `./${GENERATED_NEXT}`;
const SCHEMAS = `${NEXT}/schemas`;

/** A type is that of a value that was read, with the defaults of the contract in their places. */
function typesOfReadValues(): void {
  for (const file of readdirSync(SCHEMAS)) {
    const path = `${SCHEMAS}/${file}`;
    const code = readFileSync(path, 'utf8');
    writeFileSync(path, code.replace(/^(export type \w+ = )zod\.input</m, '$1zod.output<'));
  }
}

const PATH_NAMES = /\{(\w+)\}/g;

/** The operations by name, for the played provider: which one a request asks for. */
function listOfOperations(areas: readonly Area[]): void {
  const rows = areas.flatMap((area) =>
    Object.entries(area.paths ?? {}).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { operationId, responses }]) =>
        operationId === undefined
          ? []
          : [
              `  ${operationId}: ['${method.toUpperCase()}', '${path.replace(PATH_NAMES, ':$1')}', ${'204' in Object(responses)}],`,
            ],
      ),
    ),
  );
  const code = [
    '/** Method and path of each operation, and whether it may answer nothing (204). */',
    'export const OPERATIONS = {',
    ...rows,
    '} as const;',
    '',
  ];
  writeFileSync(`${NEXT}/operations.ts`, code.join('\n'));
}

// A function: a development server generates more than once, each time from the files as they are then.
export default defineConfig(() => {
  const areaFiles = readdirSync(CONTRACT).filter((file) => file.endsWith('.yaml'));
  const areas = areaFiles.map(readArea);
  return {
    provider: {
      hooks: {
        afterAllFilesWrite: [
          typesOfReadValues,
          () => listOfOperations(areas),
          () => replaceChanged(GENERATED, NEXT),
        ],
      },
      input: {
        target: `${CONTRACT}/openapi.yaml`,
        parserOptions: { externalRefs: { allow: areaFiles } },
        override: { transformer: contractToRead },
      },
      output: {
        target: NEXT,
        mode: 'tags-split',
        schemas: { path: SCHEMAS, type: 'zod' },
        client: 'react-query',
        httpClient: 'fetch',
        clean: true,
        urlEncodeParameters: true,
        mock: {
          generators: [
            { type: 'msw', delay: false, useExamples: true, generateEachHttpStatus: true },
            { type: 'faker', useExamples: true, schemas: true },
          ],
        },
        override: {
          mutator: { path: './src/api/request.ts', name: 'request' },
          operations: requestOptionsByOperation(areas),
          includeZodSchemaInArguments: true,
          fetch: {
            includeHttpResponseReturnType: false,
            forceSuccessResponse: true,
            runtimeValidation: true,
          },
          zod: {
            version: 4,
            variant: 'mini',
            generateReusableSchemas: true,
            generateDiscriminatedUnion: true,
          },
          query: {
            useInvalidate: true,
            signal: true,
            shouldExportKeys: true,
            useOperationIdAsQueryKey: true,
          },
        },
      },
    },
  };
});
