import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type OpenApiDocument } from 'orval';
import { parse } from 'yaml';

const CONTRACT = './openapi';
const areaFiles = readdirSync(CONTRACT).filter((file) => file.endsWith('.yaml'));

type Operation = { operationId: string; 'x-on-mismatch': 'block' | 'salvage' };
type Area = { paths?: Record<string, Record<string, Operation>> };

/** Each operation goes through the request function that does what its `x-on-mismatch` says. */
function requestByOperation() {
  const areas = areaFiles.map((file): Area => parse(readFileSync(`${CONTRACT}/${file}`, 'utf8')));
  const operations = areas.flatMap((area) =>
    Object.values(area.paths ?? {}).flatMap((path) => Object.values(path)),
  );
  const name = { block: 'request', salvage: 'requestSalvaging' };
  return Object.fromEntries(
    operations
      .filter((operation) => operation.operationId)
      .map((operation) => [
        operation.operationId,
        { mutator: { path: './src/api/request.ts', name: name[operation['x-on-mismatch']] } },
      ]),
  );
}

/** Descriptions are for readers of the contract: in the zod schemas they would be bytes a browser downloads. */
function withoutSchemaDescriptions(document: OpenApiDocument): OpenApiDocument {
  const schemas = JSON.stringify(document.components?.schemas ?? {}, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );
  return { ...document, components: { ...document.components, schemas: JSON.parse(schemas) } };
}

export default defineConfig({
  provider: {
    input: {
      target: `${CONTRACT}/openapi.yaml`,
      parserOptions: { externalRefs: { allow: areaFiles } },
      override: { transformer: withoutSchemaDescriptions },
    },
    output: {
      target: './src/api/generated',
      mode: 'tags-split',
      schemas: { path: './src/api/generated/schemas', type: 'zod' },
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
        operations: requestByOperation(),
        includeZodSchemaInArguments: true,
        fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true, runtimeValidation: true },
        zod: { version: 4, variant: 'mini', generateReusableSchemas: true, generateDiscriminatedUnion: true },
        query: {
          useSuspenseQuery: true,
          useInvalidate: true,
          signal: true,
          shouldExportKeys: true,
          useOperationIdAsQueryKey: true,
        },
      },
    },
  },
});
