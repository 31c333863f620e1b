import * as fc from 'fast-check';
import { inContractForm, parseJson } from '@/api/answer-forms';
import { readAnswer } from '@/api/read-answer';
import { readRefusal } from '@/api/read-refusal';
import { schemaNamed } from '../faults-by-zod';
import { faultsByAjv, operations } from '../read-contract';
import { mixed } from './arbitrary';
import type { Fuzzed } from './provider';

/** Answers of every operation, right and broken, as the dashboard reads them: nothing throws, nothing right is refused. */
export function fuzzDecoder({ seed, runs }: { seed: number; runs: number }): Fuzzed {
  const faults: string[] = [];
  let requests = 0;
  for (const { operationId, onMismatch, answers } of operations) {
    for (const { status, schema, schemaName, example, event } of answers) {
      const read = schemaNamed(schemaName);
      if (status >= 300 || event || !read) continue;
      const property = fc.property(
        fc.oneof({ weight: 5, arbitrary: mixed(schema, example) }, fc.jsonValue()),
        (answer) => {
          requests += 1;
          const came: unknown = parseJson(JSON.stringify(answer) ?? '');
          const reading = readAnswer(read, inContractForm(read, came), onMismatch);
          const lost = 'fault' in reading ? [reading.fault] : reading.lost;
          if (lost.length > 0 && faultsByAjv(schema, came).length === 0)
            throw new Error(`refuses what the contract allows at ${lost.join(', ')}`);
          if ('data' in reading && !read.safeParse(reading.data).success)
            throw new Error('gives what is no answer');
        },
      );
      const result = fc.check(property, { seed, numRuns: runs, endOnFailure: true });
      if (result.failed) {
        const why = result.errorInstance instanceof Error ? result.errorInstance.message : 'failed';
        faults.push(
          `${operationId} ${status}: ${why} – ${JSON.stringify(result.counterexample)?.slice(0, 400)}`,
        );
      }
    }
  }
  const refusals = fc.check(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => void readRefusal(text)),
    { seed, numRuns: runs * 10 },
  );
  if (refusals.failed) faults.push(`a refusal cannot be read: ${JSON.stringify(refusals.counterexample)}`);
  return { requests, faults };
}
