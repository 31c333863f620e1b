import { isRecord } from '@/lib/is-record';
import { faultsByAjv, type Operation, operations } from '../read-contract';

type Ids = Record<string, string>;
/** A value that was read somewhere, with the ids beside and around it. */
type Found = { value: string; from: string; beside: Ids };

/** What paths and queries have to be filled with. */
const NAMES = new Set(
  operations.flatMap(({ parameters }) =>
    parameters
      .filter((one) => one.in === 'path' || (one.in === 'query' && one.required))
      .map(({ name }) => name),
  ),
);
/** What the specification calls otherwise in an answer. */
const OTHER_NAMES: Readonly<Record<string, string>> = { pending_setup_intent: 'setupIntent' };
const MOST_OF_ONE_PLACE = 20;

/** An id that nobody has. */
export const NO_ID = 'contract-verify-no-such-id';

function idsOf(value: Record<string, unknown>): Ids {
  const ids: Ids = {};
  for (const [key, one] of Object.entries(value)) {
    const name = OTHER_NAMES[key] ?? key;
    if (NAMES.has(name) && (typeof one === 'string' || typeof one === 'number')) ids[name] = String(one);
  }
  return ids;
}

function steps(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** How much of a path another one begins with. */
function shared(path: string, other: string): number {
  const others = steps(other);
  const differs = steps(path).findIndex((step, index) => step !== others[index]);
  return differs < 0 ? steps(path).length : differs;
}

/** Whether it is an id: such a place is filled only with what the provider said itself. */
export function isOpenId({ schema }: Operation['parameters'][number]): boolean {
  return schema.endsWith('/schemas/Id');
}

/** What the provider's answers have named so far. */
export function createPool() {
  const pool = new Map<string, Found[]>();

  function keep(name: string, found: Found) {
    const all = pool.get(name) ?? [];
    const ofPlace = all.filter(({ from }) => from === found.from);
    const isKnown = ofPlace.some(({ value }) => value === found.value);
    if (!isKnown && ofPlace.length < MOST_OF_ONE_PLACE) pool.set(name, [...all, found]);
  }

  /** Takes all ids out of an answer. */
  function learn(from: string, value: unknown, around: Ids = {}): void {
    if (Array.isArray(value)) for (const one of value) learn(from, one, around);
    if (!isRecord(value)) return;
    const own = idsOf(value);
    const beside = { ...around, ...own };
    for (const [name, id] of Object.entries(own)) keep(name, { value: id, from, beside });
    for (const inside of Object.values(value)) learn(from, inside, beside);
  }

  /** Values for a parameter, those of the nearest place first. */
  function candidates({ path }: Operation, parameter: Operation['parameters'][number]): Found[] {
    return (pool.get(parameter.name) ?? [])
      .filter(({ value }) => faultsByAjv(parameter.schema, value).length === 0)
      .toSorted((a, b) => shared(path, b.from) - shared(path, a.from));
  }

  /** Up to `most` ways to fill what an operation must be given; none when an id is not known. */
  function fillings(operation: Operation, most: number): Ids[] {
    const wanted = operation.parameters.filter(
      (one) => one.in === 'path' || (one.in === 'query' && one.required),
    );
    const last = wanted.findLast((one) => isOpenId(one) && candidates(operation, one).length > 0);
    const ways = last ? candidates(operation, last).slice(0, most) : [{ value: '', from: '', beside: {} }];
    return ways.flatMap((way) => {
      const ids: Ids = {};
      for (const one of wanted) {
        const known =
          one === last ? way.value : (way.beside[one.name] ?? candidates(operation, one)[0]?.value);
        const value = isOpenId(one) ? known : String(one.example);
        if (value === undefined) return [];
        ids[one.name] = value;
      }
      return [ids];
    });
  }

  return { learn, fillings };
}

export type Pool = ReturnType<typeof createPool>;
