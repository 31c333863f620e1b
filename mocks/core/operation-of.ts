import { matchRequestUrl } from 'msw';
import { OPERATIONS } from '@/api/generated/operations';
import { PROVIDER_BASE } from './provider-base';

/** The name of an operation. */
export type OperationId = keyof typeof OPERATIONS;

const PARAMETER = /\/:/g;

function isOperation(name: string): name is OperationId {
  return name in OPERATIONS;
}

function parameters(operationId: OperationId): number {
  return OPERATIONS[operationId][1].match(PARAMETER)?.length ?? 0;
}

/** Of two paths that match, the one with fewer parameters is meant. */
const IN_ORDER = Object.keys(OPERATIONS)
  .filter(isOperation)
  .toSorted((a, b) => parameters(a) - parameters(b));

/** Which operation a request asks for, with its path parameters; undefined for one that nobody knows. */
export function operationOf({
  method,
  url,
}: Pick<Request, 'method' | 'url'>):
  | { operationId: OperationId; params: Readonly<Record<string, unknown>> }
  | undefined {
  const address = new URL(url);
  for (const operationId of IN_ORDER) {
    const [itsMethod, path] = OPERATIONS[operationId];
    if (itsMethod !== method) continue;
    const { matches, params = {} } = matchRequestUrl(address, `*${PROVIDER_BASE}${path}`);
    // What every object has is nobody's id: it must not be found where things are looked up by theirs.
    const own = Object.entries(params).filter(([, value]) => !(String(value) in Object.prototype));
    if (matches) return { operationId, params: Object.fromEntries(own) };
  }
  return undefined;
}
