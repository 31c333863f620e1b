import * as z from 'zod/mini';
import type { FieldError } from '@/api/generated/schemas';
import { importPreviewRequestTextMax } from '@/api/generated/schemas/importPreviewRequest.zod';
import type { Info } from './answering';
import type { Db } from './db';
import { refuseForeign, refuseInvalid, refuseTooLarge, refuseUnknown } from './refuse';
import type { State } from './state';

type Issue = z.core.$ZodIssue;

/** In a union the part that was meant is the one with the fewest faults. */
function innermost(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const parts = issue.errors.filter((errors) => errors.length > 0);
  const meant = parts.toSorted((a, b) => a.length - b.length)[0];
  if (!meant) return [issue];
  return meant.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues
    .flatMap(innermost)
    .slice(0, 50)
    .map(({ path, code }) => ({ path: path.map(String).join('.').slice(0, 200), code }));
}

function check<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : refuseInvalid(fieldErrors(read.error.issues));
}

/** How long a body may be, in letters: an exported agent, each letter of which may need two, and what is sent with it. */
const BODY_MAX = 2 * importPreviewRequestTextMax + 64 * 1024;

/** Reads the body by its schema of the contract; what is no JSON is refused like any other fault. */
export async function readBody<Schema extends z.ZodMiniType>(
  { request }: Info,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await request.text();
  // Whether a pattern would run out of stack over it depends on what the machine has compiled before.
  if (text.length > BODY_MAX) return refuseTooLarge();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuseInvalid([{ path: '', code: 'invalid_json' }]);
  }
  try {
    return check(schema, body);
  } catch (error) {
    // A pattern may still run out of stack over some millions of letters.
    if (error instanceof RangeError) return refuseTooLarge();
    throw error;
  }
}

/** What a text of the query means where a text is not what the contract asks for. */
function meant(schema: z.ZodMiniType | undefined, text: string): unknown {
  if (!schema || z.safeParse(schema, text).success) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** Reads the query by its schema of the contract, numbers and yes or no among it. */
export function readQuery<Schema extends z.ZodMiniObject<Record<string, z.ZodMiniType>>>(
  { request }: Info,
  schema: Schema,
): z.output<Schema> {
  const query = [...new URL(request.url).searchParams];
  return check(
    schema,
    Object.fromEntries(query.map(([name, text]) => [name, meant(schema.shape[name], text)])),
  );
}

/** Reads the headers that the schema names. */
export function readHeaders<Schema extends z.ZodMiniObject>(
  { request }: Info,
  schema: Schema,
): z.output<Schema> {
  const names = Object.keys(schema.shape);
  return check(
    schema,
    Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? undefined])),
  );
}

/** The key of a submit; one without a key is like no other. */
export function submitKey(db: Db<State>, headers: { 'Idempotency-Key'?: string | undefined }): string {
  return headers['Idempotency-Key'] ?? db.id('key');
}

/** A path parameter; an id of the wrong shape names nothing, and an account that is not there is a foreign one. */
export function readId<Schema extends z.ZodMiniType<string>>(
  { params }: Info,
  name: string,
  schema: Schema,
): string {
  const read = z.safeParse(schema, params[name]);
  // What every object has is nobody's id.
  if (read.success && !(read.data in Object.prototype)) return read.data;
  return name === 'accountId' ? refuseForeign() : refuseUnknown();
}

/** A path parameter that is one of a list. */
export function readParameter<Schema extends z.ZodMiniType>(
  { params }: Info,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const read = z.safeParse(schema, params[name]);
  return read.success ? read.data : refuseInvalid([{ path: name, code: 'unknown' }]);
}
