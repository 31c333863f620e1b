// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { faultsByZod } from '../../scripts/contract/faults-by-zod';
import { defaults, faultsByAjv, operations, schemaExamples } from '../../scripts/contract/read-contract';
import { readEvents } from './support/caller';

describe('every example of the contract is what its schema says', () => {
  test('the contract has operations and examples to judge', () => {
    expect(operations.length).toBeGreaterThanOrEqual(25);
    expect(schemaExamples.length).toBeGreaterThanOrEqual(1);
  });

  test.each(operations)('$operationId', ({ parameters, body, answers }) => {
    for (const { at, example, schema } of [...parameters, ...(body ? [body] : []), ...answers]) {
      expect(example, `${at} has no example`).toBeDefined();
      expect(faultsByAjv(schema, example), at).toEqual([]);
    }
    for (const { at, example, schemaName } of [...(body ? [body] : []), ...answers]) {
      expect(faultsByZod(schemaName, example), at).toEqual([]);
    }
    for (const { at, example, event } of answers) {
      for (const { data } of event ? readEvents(String(example)) : []) {
        expect(faultsByAjv(event?.schema ?? '', data), at).toEqual([]);
        expect(faultsByZod(event?.schemaName ?? '', data), at).toEqual([]);
      }
    }
  });

  test.each(schemaExamples)('$at', ({ schema, example }) => {
    expect(faultsByAjv(schema, example)).toEqual([]);
  });

  test('every default is what its own schema allows', () => {
    expect(defaults.length).toBeGreaterThan(100);
    expect(
      defaults.flatMap(({ at, schema, example }) =>
        faultsByAjv(schema, example).map((fault) => `${at}: ${fault}`),
      ),
    ).toEqual([]);
  });

  test('a wrong example is found by both judges', () => {
    const answer = operations.find((one) => one.operationId === 'signIn')?.answers[0];
    const broken = { token: 7, userId: 'ana', accountId: 'acc_acme', user: {} };
    expect(faultsByAjv(answer?.schema ?? '', broken)).not.toEqual([]);
    expect(faultsByZod('Session', broken)).not.toEqual([]);
  });
});
