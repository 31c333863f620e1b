import type { Operation } from '../../../scripts/contract/read-contract';
import type { Sent } from './caller';

/** The example of an operation as somebody of another account would send it. */
export function asNuevo({ parameters, body }: Operation): Sent & { path: Record<string, string> } {
  const swap = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value ?? null).replaceAll('acc_acme', 'acc_nuevo'));
  const examples = (where: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === where).map((one) => [one.name, String(swap(one.example))]),
    );
  return { path: examples('path'), query: examples('query'), ...(body && { body: swap(body.example) }) };
}
