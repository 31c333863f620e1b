// @vitest-environment node
import { getResponse, HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { faultsByZod } from '../../scripts/contract/faults-by-zod';
import { faultsByAjv, operations } from '../../scripts/contract/read-contract';
import { requestFor } from './support/caller';

const areas = import.meta.glob<object>('/src/api/generated/*/*.msw.ts', { eager: true });
const makers = new Map<string, unknown>(Object.values(areas).flatMap((area) => Object.entries(area)));

// What any call may be refused with is left out of the generated code (orval.config.ts).
const ANYWHERE = [400, 405, 413, 415, 501];

const declared = operations.flatMap((operation) =>
  operation.answers
    .filter(({ status }) => !ANYWHERE.includes(status))
    .map((answer) => ({ ...answer, operation, operationId: operation.operationId })),
);

describe('every generated mock answers as the contract declares', () => {
  test.each(declared)(
    '$operationId $status',
    async ({ operation, operationId, status, schema, schemaName, event }) => {
      const name = `get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}MockHandler${status}`;
      const make = makers.get(name);
      if (typeof make !== 'function') throw new Error(`${name} is not generated.`);
      const handler: unknown = make();
      if (!(handler instanceof HttpHandler)) throw new Error(`${name} makes no handler.`);
      const response = await getResponse([handler], requestFor(operation));
      expect(response?.status).toBe(status);
      const body: unknown = event ? await response?.text() : await response?.json();
      expect(faultsByAjv(schema, body)).toEqual([]);
      expect(faultsByZod(schemaName, body)).toEqual([]);
    },
  );
});
