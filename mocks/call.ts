import type { http } from 'msw';
import * as z from 'zod/mini';
import type { FieldError } from '@/api/generated/schemas';
import type { Db } from './db';
import { inTrash } from './played-trash';
import { refuseExpired, refuseForeign, refuseInvalid, refuseUnknown } from './refuse';
import type { StoredAccount, StoredBot, StoredConversation, StoredUser } from './state';

/** What a generated handler gives to the function that answers. */
export type Info = Parameters<Parameters<typeof http.get>[1]>[0];

/** Answers a call; the answer is checked against the contract before it leaves, since a provider that breaks it is a bug. */
export function answering<Schema extends z.ZodMiniType>(
  schema: Schema,
  work: (info: Info) => z.input<Schema> | Promise<z.input<Schema>>,
): (info: Info) => Promise<z.output<Schema>> {
  return async (info) => {
    const given = await work(info);
    const answer = z.safeParse(schema, given);
    if (answer.success) return answer.data;
    const { method, url } = info.request;
    throw new Error(
      `The played provider breaks the contract at ${method} ${url}:\n${z.prettifyError(answer.error)}`,
    );
  };
}

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

/** Reads the body by its schema of the contract; what is no JSON is refused like any other fault. */
export async function readBody<Schema extends z.ZodMiniType>(
  { request }: Info,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await request.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuseInvalid([{ path: '', code: 'invalid_json' }]);
  }
  return check(schema, body);
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
export function submitKey(db: Db, headers: { 'Idempotency-Key'?: string | undefined }): string {
  return headers['Idempotency-Key'] ?? db.id('key');
}

/** A path parameter; an id of the wrong shape names nothing. */
export function readId<Schema extends z.ZodMiniType<string>>(
  { params }: Info,
  name: string,
  schema: Schema,
): string {
  const read = z.safeParse(schema, params[name]);
  return read.success ? read.data : refuseUnknown();
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

/** The person behind the bearer token. */
export function whoCalls(db: Db, { request }: Info): StoredUser {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const userId = token === undefined ? undefined : db.state.tokens[token];
  const user = userId === undefined ? undefined : db.state.users[userId];
  return user ?? refuseExpired();
}

/** The caller's account, when it is the one asked for. */
export function ownAccount(db: Db, who: StoredUser, accountId: string): StoredAccount {
  const stored = db.state.accounts[accountId];
  return stored && who.accountId === accountId ? stored : refuseForeign();
}

/** An agent of the caller; one in the trash is not found. */
export function ownBot(db: Db, who: StoredUser, botKey: string): StoredBot {
  const stored = (inTrash(db, botKey) ? undefined : db.state.bots[botKey]) ?? refuseUnknown();
  return stored.accountId === who.accountId ? stored : refuseForeign();
}

/** A conversation of the caller. */
export function ownConversation(db: Db, who: StoredUser, conversationId: string): StoredConversation {
  const stored = db.state.conversations[conversationId] ?? refuseUnknown();
  return stored.accountId === who.accountId ? stored : refuseForeign();
}
