// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { operations } from '../../scripts/contract/read-contract';
import { createCaller, faultsOf, operation, readAnswer, requestFor } from './support/caller';
import { wishesOf } from './support/cases';

describe('the played provider answers every operation as the contract declares', () => {
  test.each(operations)('$operationId', async (called) => {
    const statuses: number[] = [];
    for (const { as, sent } of wishesOf(called)) {
      const { call, signIn } = createCaller();
      const { status } = await call(called.operationId, { ...sent, token: await signIn(as) });
      statuses.push(status);
    }
    expect(
      statuses.some((status) => status < 300),
      `never succeeds: ${statuses.join(', ')}`,
    ).toBe(true);
  });

  test('an answer that breaks the contract is noticed', async () => {
    const { db, answer, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    db.state.scenario = 'contract-breaking';
    for (const name of ['account', 'agents', 'welcomeProcess', 'job', 'sendMessage']) {
      const came = await readAnswer(await answer(requestFor(operation(name), { token })));
      expect(faultsOf(operation(name), came), name).not.toEqual([]);
    }
  });

  test('a provider that would break the contract says so with 500 instead', async () => {
    const { db, answer, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const stored = db.state.agents.bot_returns;
    if (stored) stored.agent.name = 'a'.repeat(201);
    const came = await readAnswer(await answer(requestFor(operation('agents'), { token })));
    expect(came.status).toBe(500);
    expect(came.body).toMatchObject({ code: 'PROVIDER_FAULT' });
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  test('an operation that nobody knows is a 404, a method that nobody knows a 405', async () => {
    const { answer } = createCaller();
    const unknown = await answer(new Request('http://provider.example/api/v1/weather'));
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'UNKNOWN_OPERATION' }]);
    const method = await answer(new Request('http://provider.example/api/v1/projects', { method: 'DELETE' }));
    expect(method.status).toBe(405);
  });
});
