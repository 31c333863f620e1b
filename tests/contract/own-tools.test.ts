// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  HttpTool,
  type HttpToolInput,
  LoggedCall,
  LoggedCallList,
  ToolkitList,
} from '@/api/generated/schemas';
import { MEGABYTE, playOwnTools, SECRET, toolAt } from './support/own-tools';

const { asked, hosts, send } = playOwnTools();

async function run(
  tool: HttpToolInput,
  given: Record<string, unknown> = { sku: 'COL-090' },
): Promise<LoggedCall> {
  const came = await send('POST', '/http-tools/test', {
    accountId: 'acc_acme',
    toolId: null,
    tool,
    arguments: given,
  });
  expect(came.status).toBe(200);
  const text = await came.text();
  expect(text).not.toContain('shop-secret-77');
  return z.parse(LoggedCall, JSON.parse(text));
}

describe('a tool really calls, and tells no secret', () => {
  test('the argument goes into the path, the rest into the query, the secret into the header', async () => {
    const call = await run(toolAt(`http://${hosts.shop}/stock/{sku}`), { sku: 'a/b c', units: 3 });
    expect(asked.at(-1)).toMatchObject({ method: 'GET', url: '/stock/a%2Fb%20c?units=3' });
    expect(asked.at(-1)?.headers.authorization).toBe(SECRET);
    expect(call).toMatchObject({
      outcome: 'done',
      origin: 'test',
      by: 'Ana Luna',
      answer: { status: 200, played: false },
    });
    expect(call.answer?.body).toContain('"you":"••••"');
    expect(call.answer?.headers).toContainEqual({ name: 'x-seen', value: '••••' });
    expect(call.request?.headers).toContainEqual({ name: 'Authorization', value: '••••' });
  });

  test('a POST sends the rest as JSON', async () => {
    await run(toolAt(`http://${hosts.shop}/reserve/{sku}`, { method: 'POST' }), { sku: 'COL-090', units: 2 });
    expect(asked.at(-1)).toMatchObject({ method: 'POST', url: '/reserve/COL-090', body: '{"units":2}' });
    expect(asked.at(-1)?.headers['content-type']).toBe('application/json');
  });

  test('an argument that would leave the path, or that the schema does not take, is not sent', async () => {
    const before = asked.length;
    const tool = toolAt(`http://${hosts.shop}/stock/{sku}/price`);
    expect(await run(tool, { sku: '..' })).toMatchObject({
      outcome: 'refused',
      reason: 'ARGUMENT_NOT_IN_PATH',
    });
    expect(await run(tool, { sku: 7 })).toMatchObject({ outcome: 'refused', reason: 'ARGUMENTS_INVALID' });
    expect(await run(tool, {})).toMatchObject({ outcome: 'refused', reason: 'ARGUMENTS_INVALID' });
    expect(asked).toHaveLength(before);
  });

  test.each([
    ['/broken', 'failed', 'ERROR_STATUS'],
    ['/silent', 'failed', 'TIMED_OUT'],
    ['/large', 'refused', 'ANSWER_TOO_LARGE'],
    ['/announced', 'refused', 'ANSWER_TOO_LARGE'],
    ['/away', 'refused', 'REDIRECT_NOT_ALLOWED'],
    ['/metadata', 'refused', 'REDIRECT_NOT_ALLOWED'],
    ['/again', 'failed', 'TOO_MANY_REDIRECTS'],
    ['/full', 'done', null],
    ['/moved', 'done', null],
  ])('%s is %s: %s', async (path, outcome, reason) => {
    const before = asked.length;
    const call = await run(toolAt(`http://${hosts.shop}${path}`));
    expect([call.outcome, call.reason]).toEqual([outcome, reason]);
    expect(asked.slice(before).every(({ url }) => !url.startsWith('/taken'))).toBe(true);
    if (path === '/full') expect(call.answer).toMatchObject({ bytes: MEGABYTE, isCut: true });
    if (path === '/moved') expect(call.answer?.via).toEqual([`http://${hosts.shop}/stock/COL-090`]);
  });

  test('a server nobody allowed is not called, by its name neither', async () => {
    const before = asked.length;
    for (const url of [`http://${hosts.stranger}/taken`, 'http://localhost:1/', 'http://[::1]:9/'])
      expect(await run(toolAt(url))).toMatchObject({ outcome: 'refused', reason: 'ADDRESS_NOT_ALLOWED' });
    for (const name of ['inside.example', 'half.example'])
      expect(await run(toolAt(`http://${name}/`))).toMatchObject({
        outcome: 'refused',
        reason: 'ADDRESS_NOT_ALLOWED',
      });
    expect(await run(toolAt('http://nowhere.example/'))).toMatchObject({
      outcome: 'failed',
      reason: 'ADDRESS_NOT_FOUND',
    });
    expect(asked).toHaveLength(before);
  });

  test('other calls are answered while one is being made', async () => {
    const slow = run(toolAt(`http://${hosts.shop}/silent`));
    const first = await Promise.race([
      slow.then(() => 'slow'),
      send('GET', '/http-tools?accountId=acc_acme').then(() => 'list'),
    ]);
    expect(first).toBe('list');
    await slow;
  });

  test('the same key makes one call', async () => {
    const before = asked.length;
    const body = {
      accountId: 'acc_acme',
      toolId: null,
      tool: toolAt(`http://${hosts.shop}/once`),
      arguments: { sku: 'a' },
    };
    const key = { 'Idempotency-Key': 'once-and-no-more' };
    const first = z.parse(LoggedCall, await (await send('POST', '/http-tools/test', body, key)).json());
    const second = z.parse(LoggedCall, await (await send('POST', '/http-tools/test', body, key)).json());
    expect(second.callId).toBe(first.callId);
    expect(asked).toHaveLength(before + 1);
  });
});

test('a tool is made, is a toolkit of its own, keeps its secret when it is changed, and is logged', async () => {
  const made = await send('POST', '/http-tools', {
    accountId: 'acc_acme',
    tool: toolAt(`http://${hosts.shop}/s/{sku}`),
  });
  const text = await made.text();
  expect([made.status, text.includes('secret')]).toEqual([201, false]);
  const { toolId, headers } = z.parse(HttpTool, JSON.parse(text));
  expect(headers).toEqual([{ name: 'Authorization', isSet: true }]);
  const changed = toolAt(`http://${hosts.shop}/t/{sku}`, { headers: [{ name: 'authorization' }] });
  expect((await send('PUT', `/http-tools/${toolId}`, changed)).status).toBe(200);

  const toolkits = z.parse(ToolkitList, await (await send('GET', '/toolkits?accountId=acc_acme')).json());
  const own = toolkits.items.find(({ toolkit }) => toolkit === 'own_tools');
  expect(own?.actions.map(({ action }) => action)).toContain(toolId);

  const ran = await send('POST', `/toolkits/own_tools/actions/${toolId}/run`, {
    accountId: 'acc_acme',
    arguments: { sku: 'x' },
  });
  const call = z.parse(LoggedCall, await ran.json());
  expect(asked.at(-1)).toMatchObject({ url: '/t/x', headers: { authorization: SECRET } });
  const log = await send('GET', `/tool-calls?accountId=acc_acme&toolkit=own_tools&action=${toolId}`);
  const { items, total } = z.parse(LoggedCallList, await log.json());
  expect([items.map(({ callId }) => callId), total]).toEqual([[call.callId], 1]);
  expect((await send('DELETE', `/http-tools/${toolId}`)).status).toBe(200);
  expect((await send('PUT', `/http-tools/${toolId}`, changed)).status).toBe(404);
});
