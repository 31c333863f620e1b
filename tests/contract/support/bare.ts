import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { setScenario } from '@mocks/core/scenarios';
import { afterEach, expect } from 'vitest';
import * as z from 'zod/mini';
import { createCaller } from './caller';

/** What the ids on the wire look like. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the ids of the ordinary provider look like. */
export const ORDINARY_ID = /\b[a-z]{2,4}_[A-Za-z0-9-]+/g;

const Session = z.object({
  token: z.string(),
  userId: z.string(),
  accountId: z.string(),
  user: z.looseObject({}),
});
const Process = z.looseObject({
  settings: z.record(z.string(), z.unknown()),
  currentStage: z.string(),
  isEnd: z.boolean(),
});
const Agents = z.array(z.looseObject({ botKey: z.string(), name: z.string(), isCreator: z.boolean() }));

/** Sends a request whichever way, and gives what came back as text. */
type Send = (request: Request) => Promise<Response>;

/** Watches all that is answered in a test, headers included: no id of the ordinary provider may be in it. */
export function watchWire() {
  const wire: string[] = [];

  afterEach(() => {
    const leaked = wire.splice(0).flatMap((text) => text.match(ORDINARY_ID) ?? []);
    expect(leaked).toEqual([]);
  });

  /** A visitor of a bare provider: calls by method and path, with what was answered written down. */
  function visit(send: Send, origin: string) {
    let token = '';
    async function call(method: string, path: string, body?: unknown) {
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (token !== '') headers.set('Authorization', `Bearer ${token}`);
      const response = await send(
        new Request(`${origin}/api/v1${path}`, {
          method,
          headers,
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      wire.push(text, ...response.headers.values());
      const isJson = response.headers.get('Content-Type')?.includes('json') === true;
      const read: unknown = isJson ? JSON.parse(text) : undefined;
      return { status: response.status, headers: response.headers, text, body: read };
    }
    async function signIn(email: string) {
      const { body } = await call('POST', '/auth/sign-in', { email, password: DEMO_PASSWORD });
      const session = z.parse(Session, body);
      token = session.token;
      return session;
    }
    const process = async (accountId: string) =>
      z.parse(Process, (await call('GET', `/welcome/account/${accountId}`)).body);
    const agents = async (accountId: string) =>
      z.parse(Agents, (await call('GET', `/projects?accountId=${accountId}`)).body);
    const takeToken = (other: string) => {
      token = other;
    };
    return { call, signIn, process, agents, takeToken };
  }

  function visitInMemory() {
    const { db, answer } = createCaller();
    setScenario(db, 'bare');
    return { db, ...visit(answer, 'http://provider.example') };
  }

  return { wire, visit, visitInMemory };
}
