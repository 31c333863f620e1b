import { isRecord } from '@/lib/is-record';
import { faultsByAjv, type Operation } from '../read-contract';
import type { Judged } from './judge';
import { NO_ID } from './pool';

type Items = readonly Record<string, unknown>[];

/** What asks for a page, a search or an order, and is no filter. */
const NO_FILTERS = ['cursor', 'limit', 'q', 'sort', 'order'];

const itemsOf = (body: unknown): Items =>
  isRecord(body) && Array.isArray(body.items) ? body.items.filter(isRecord) : [];

/** Agents that come whole and uncounted are searched, narrowed and put in order by the dashboard. */
const isNarrowedHere = ({ operationId }: Operation, body: unknown) =>
  operationId === 'agents' && isRecord(body) && !body.counts && !body.nextCursor;

/** A list heeds what it is narrowed by: a search for what is nowhere, a filter by what one item has, an order. */
export async function narrowingFaults(
  operation: Operation,
  whole: unknown,
  read: (query: Record<string, string>) => Promise<Judged>,
): Promise<string[]> {
  if (isNarrowedHere(operation, whole)) return [];
  const faults: string[] = [];
  const ask = async (query: Record<string, string>) => itemsOf((await read(query)).body);
  const parameter = (name: string) => operation.parameters.find((one) => one.name === name);
  if (parameter('q')) {
    const { body } = await read({ q: NO_ID });
    if (itemsOf(body).length > 0 && !isNarrowedHere(operation, body))
      faults.push('finds something where nothing is to be found (q)');
  }

  const items = itemsOf(whole);
  for (const { in: where, name, required, schema } of operation.parameters) {
    if (where !== 'query' || required || NO_FILTERS.includes(name)) continue;
    // A value that the contract does not know may be counted as one that it does.
    const known = (all: Items) =>
      all.flatMap(({ [name]: one }) =>
        typeof one === 'string' && faultsByAjv(schema, one).length === 0 ? [one] : [],
      );
    const [value, ...others] = known(items);
    if (value === undefined || others.every((one) => one === value)) continue;
    if (known(await ask({ [name]: value })).some((one) => one !== value))
      faults.push(`shows what was not asked for (${name})`);
  }

  const sort = parameter('sort');
  if (!sort || !parameter('order') || items.length < 2) return faults;
  const inOrder = async (order: string) => JSON.stringify(await ask({ sort: String(sort.example), order }));
  if ((await inOrder('asc')) === (await inOrder('desc')))
    faults.push('comes in one order, whichever is asked for (order)');
  return faults;
}
