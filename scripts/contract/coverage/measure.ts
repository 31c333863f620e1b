import type { DescribedContract, DescribedOperation } from '../docs/contract';
import { Properties, treeOf } from './properties';
import type { CallRecord } from './read-records';

/** How much of one kind of thing was exercised, and what was not. */
export type Share = { all: number; missing: string[] };

/** How much of the contract a run exercised. */
export type Coverage = {
  operations: Share;
  statuses: Share;
  /** What any framework, proxy or overload can answer to any call; not asked of a run, and told apart. */
  anyCall: Share;
  parameters: Share;
  properties: Share;
};

/** Statuses that speak of the request's form or of the server, not of what the operation is about. */
const OF_ANY_CALL = ['400', '405', '413', '415', '501', '5XX', 'default'];

const shareOf = (all: readonly string[], met: (one: string) => boolean): Share => ({
  all: all.length,
  missing: all.filter((one) => !met(one)),
});

function isMet(status: string, seen: ReadonlySet<number>): boolean {
  if (!status.endsWith('XX')) return seen.has(Number(status));
  return [...seen].some((one) => String(one).startsWith(status.charAt(0)));
}

function schemasOf({ body, answers }: DescribedOperation): unknown[] {
  return [body, ...answers.map(({ answer }) => answer)].flatMap((one) =>
    Object.values(one?.content ?? {}).map(({ schema }) => schema),
  );
}

/** Holds what was noted against the contract. */
export function measure(
  { operations, schemas }: DescribedContract,
  records: readonly CallRecord[],
): Coverage {
  const byOperation = Map.groupBy(records, ({ operationId }) => operationId);
  const properties = new Properties(schemas);
  const statuses: { name: string; isOfAny: boolean; isMet: boolean }[] = [];
  const parameters: { name: string; isMet: boolean }[] = [];
  for (const operation of operations) {
    const { operationId } = operation;
    const calls = byOperation.get(operationId) ?? [];
    const seen = new Set(calls.map(({ status }) => status));
    const given = new Set(calls.flatMap((call) => call.parameters).map((name) => name.toLowerCase()));
    for (const { status } of operation.answers)
      statuses.push({
        name: `${operationId} ${status}`,
        isOfAny: OF_ANY_CALL.includes(status),
        isMet: isMet(status, seen),
      });
    for (const { name } of operation.parameters)
      parameters.push({ name: `${operationId} ${name}`, isMet: given.has(name.toLowerCase()) });
    for (const schema of schemasOf(operation)) properties.expect(schema, operationId);
    for (const call of calls) {
      for (const { schema } of Object.values(operation.body?.content ?? {}))
        properties.meet(schema, treeOf(call.sent), operationId);
      const answer = operation.answers.find(({ status }) => isMet(status, new Set([call.status])));
      for (const { schema } of Object.values(answer?.answer.content ?? {}))
        properties.meet(schema, treeOf(call.answered), operationId);
    }
  }
  const { all, met } = properties.counted;
  const named = (things: readonly { name: string; isMet: boolean }[]): Share => ({
    all: things.length,
    missing: things.filter((thing) => !thing.isMet).map(({ name }) => name),
  });
  return {
    operations: shareOf(
      operations.map(({ operationId }) => operationId),
      (name) => byOperation.has(name),
    ),
    statuses: named(statuses.filter(({ isOfAny }) => !isOfAny)),
    anyCall: named(statuses.filter(({ isOfAny }) => isOfAny)),
    parameters: named(parameters),
    properties: shareOf(all, (name) => met.has(name)),
  };
}
