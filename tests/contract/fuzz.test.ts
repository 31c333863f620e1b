// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryOf } from '../../scripts/contract/fuzz/arbitrary';
import { fuzzDecoder } from '../../scripts/contract/fuzz/decoder';
import { fuzzProvider } from '../../scripts/contract/fuzz/provider';
import { faultsByAjv, operations } from '../../scripts/contract/read-contract';

const SEED = 2026;

test('the played provider answers valid and invalid requests as the contract says', async () => {
  const { requests, faults } = await fuzzProvider({ seed: SEED, runs: 3 });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(500);
  // Hundreds of real calls, one after the other, take a while where many others run.
}, 120_000);

test('every answer, right or broken, is read without a crash, and nothing right is refused', () => {
  const { requests, faults } = fuzzDecoder({ seed: SEED, runs: 12 });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(1000);
});

test('values that are made of a schema are mostly what it describes', () => {
  const schemas = operations.flatMap(({ body }) => (body ? [body.schema] : []));
  const isRight = schemas.flatMap((schema) =>
    fc
      .sample(arbitraryOf(schema), { seed: SEED, numRuns: 5 })
      .map((value) => faultsByAjv(schema, value).length === 0),
  );
  expect(isRight.filter(Boolean).length / isRight.length).toBeGreaterThan(0.8);
});
