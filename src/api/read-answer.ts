import type * as z from 'zod/mini';
import { takesTexts } from './takes-texts';

/**
 * How far an answer may be mended before it counts as broken (`x-on-mismatch` of its operation). What is left out:
 * `block` an unreadable optional part of its own that is no list; `default` unreadable optional parts wherever they stand;
 * `salvage` unreadable items of lists too; `ignore` as `salvage`, and an answer that still cannot be read is none (a write
 * is judged by its status).
 */
export type OnMismatch = 'block' | 'default' | 'salvage' | 'ignore';

/** What an answer was read as, and which places were left out (JSON pointers, never values); or where it is broken. */
export type ReadAnswer<T> = { data: T; lost: readonly string[] } | { fault: string };

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Each round mends one layer; no schema of the contract is nested deeper. */
const MOST_ROUNDS = 40;

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, key) => (isObject(inside) ? inside[key] : undefined), value);
}

function placeOf({ path, code }: Issue): string {
  return `/${path.map(String).join('/')}: ${code}`;
}

/** Types that a value of another form can be read as. */
const PLAIN_TYPES = new Set(['string', 'number', 'int', 'boolean']);
const BOOLEANS = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

/** The faults inside a union: those of the branch whose outside fits, else that of one that is read from other forms. */
function innermost(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const branches = issue.errors.filter((errors) => errors.length > 0);
  const fits = branches.filter((errors) => errors.every(({ path }) => path.length > 0));
  const [nearest] = fits.toSorted((a, b) => a.length - b.length);
  const plain = branches
    .flat()
    .find(
      (inner) => inner.code === 'invalid_type' && inner.path.length === 0 && PLAIN_TYPES.has(inner.expected),
    );
  const inside = nearest ?? (plain ? [plain] : []);
  if (inside.length === 0) return [issue];
  return inside.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The same value in the form that is expected, such as a number for its text; undefined where there is none. */
function inExpectedForm(issue: Issue, value: unknown): unknown {
  if (issue.code !== 'invalid_type') return undefined;
  switch (issue.expected) {
    case 'string':
      return typeof value === 'number' ? String(value) : undefined;
    case 'number':
    case 'int':
      return typeof value === 'string' && value.trim() && Number.isFinite(Number(value))
        ? Number(value)
        : undefined;
    case 'boolean':
      return typeof value === 'object' ? undefined : BOOLEANS.get(String(value));
    default:
      return undefined;
  }
}

/** Mends one answer in place, as far as its operation allows. */
function mending(schema: z.ZodMiniType, answer: unknown, onMismatch: OnMismatch) {
  const lost = new Set<string>();
  const removed = new Map<unknown[], Set<number>>();
  const nulled = new Set<string>();

  /**
   * Leaves a part out; where it is required, it is null, or else the larger part around it is left out. An answer that
   * counts as a whole loses at most a part of its own that is no list.
   */
  function leaveOut(path: Path): boolean {
    const key = path.at(-1);
    const around = path.slice(0, -1);
    const whole = valueAt(answer, around);
    if (key === undefined || !isObject(whole)) return false;
    const found = whole[key];
    if (onMismatch === 'block' && found !== null) {
      if (around.length > 0) return leaveOut(path.slice(0, 1));
      if (found === undefined || Array.isArray(found)) return false;
    }
    if (Array.isArray(whole)) {
      if (onMismatch === 'block' || onMismatch === 'default') return leaveOut(around);
      removed.set(whole, (removed.get(whole) ?? new Set()).add(Number(key)));
      return true;
    }
    if (found !== undefined) return delete whole[key];
    const place = path.join('/');
    if (onMismatch === 'block' || nulled.has(place)) return leaveOut(around);
    nulled.add(place);
    whole[key] = null;
    return true;
  }

  return {
    lost,
    /** False when the fault cannot be mended. */
    mend(issue: Issue): boolean {
      const whole = valueAt(answer, issue.path.slice(0, -1));
      const key = issue.path.at(-1);
      if (key === undefined) return false;
      // What it stood in was left out already.
      if (!isObject(whole)) return true;
      const found = whole[key];
      // One text where there could be one in each language is that of all of them.
      const isOneText = typeof found === 'string' && takesTexts(schema, issue.path);
      const read = isOneText ? { en: found, es: found } : inExpectedForm(issue, found);
      if (read === undefined) {
        if (found !== undefined && found !== null) lost.add(placeOf(issue));
        return leaveOut(issue.path);
      }
      whole[key] = read;
      return true;
    },
    /** Takes out the items that were left out, once their places no longer matter. */
    endRound(): void {
      for (const [list, places] of removed) {
        const kept = list.filter((_, place) => !places.has(place));
        list.splice(0, list.length, ...kept);
      }
      removed.clear();
    },
  };
}

/** Reads what a schema describes, part by part as far as its operation allows. */
export function readAnswer<T>(
  schema: z.ZodMiniType<T>,
  answer: unknown,
  onMismatch: OnMismatch = 'default',
): ReadAnswer<T> {
  let read = schema.safeParse(answer);
  if (read.success) return { data: read.data, lost: [] };
  const copy = structuredClone(answer);
  const { mend, endRound, lost } = mending(schema, copy, onMismatch);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const issue of read.error.issues.flatMap(innermost)) {
      if (!mend(issue)) return { fault: placeOf(issue) };
    }
    endRound();
    read = schema.safeParse(copy);
    if (read.success) return { data: read.data, lost: [...lost] };
  }
  return { fault: '/: too_deep' };
}
