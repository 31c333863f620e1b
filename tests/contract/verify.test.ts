// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProviderServer, type ProviderServer } from '@mocks/core/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { harmless, plantedFaults } from '../../scripts/contract/selftest/faults';
import {
  broken,
  LACKING,
  verifyHalf,
  verifyPlanted,
  verifyScenario,
} from '../../scripts/contract/selftest/verify-planted';
import { annotations, junit, masked, table } from '../../scripts/contract/verify/report';
import { run } from '../../scripts/run';
import { freePort } from '../../scripts/servers';

let healthy: ProviderServer;
beforeAll(async () => {
  healthy = await createProviderServer({ port: 0, speed: 0 });
});
afterAll(() => healthy.close());

// Half of the time is waiting, for a stream that never ends for one: several at once.
describe.concurrent('a planted fault is found', () => {
  test.each(plantedFaults)('$fault', async (planted) => {
    expect(broken(await verifyPlanted(healthy.url, planted))).not.toEqual([]);
  });
});

describe.concurrent('what means the same is no fault', () => {
  test.each(harmless)('$fault', async (strange) => {
    expect(broken(await verifyPlanted(healthy.url, strange))).toEqual([]);
  });
});

describe('no false alarm', () => {
  test('on the usual provider, whose reads are nearly all looked into', async () => {
    const findings = await verifyScenario('usual');
    expect(broken(findings)).toEqual([]);
    expect(findings.filter(({ level }) => level === 'ok').length).toBeGreaterThan(50);
  });

  test('on one that lacks half of what is assumed: each is named', async () => {
    const findings = await verifyHalf(healthy.url);
    expect(broken(findings)).toEqual([]);
    const missing = findings.filter(({ level }) => level === 'missing').map(({ operation }) => operation);
    expect([...new Set(missing)].toSorted()).toEqual([...LACKING].toSorted());
  });

  test('on the bare one: what it lacks is named', async () => {
    const findings = await verifyScenario('bare');
    expect(broken(findings)).toEqual([]);
    const of = (level: string) => findings.filter((one) => one.level === level).map(({ call }) => call);
    expect(of('ok')).toEqual(['POST /auth/sign-in', 'GET /projects', 'GET /welcome/account/{accountId}']);
    expect(of('missing')).toContain('GET /plans');
  });
});

describe('the report', () => {
  const findings = [
    {
      operation: 'plans',
      call: 'GET /plans',
      level: 'broken' as const,
      what: '/items/0 <must> be "object"\n100%',
    },
    { operation: 'agents', call: 'GET /projects', level: 'missing' as const, what: '' },
    { operation: 'signIn', call: 'POST /auth/sign-in', level: 'ok' as const, what: '' },
  ];

  test('is a table with the worst first', () => {
    expect(table(findings).split('\n').slice(1, 2)).toEqual([
      'GET /plans          broken     /items/0 <must> be "object"\n100%'.split('\n')[0],
    ]);
    expect(table(findings)).toContain('3 operations: 1 broken, 1 missing, 0 unchecked, 0 note, 1 ok');
  });

  test('is JUnit that can be read', () => {
    const text = junit(findings);
    expect(text).toContain('<testsuites tests="3" failures="1" skipped="1">');
    expect(text).toContain('&lt;must&gt; be &quot;object&quot;');
  });

  test('is annotations of one line each', () => {
    expect(annotations(findings).split('\n')).toEqual([
      '::error title=GET /plans broken::/items/0 <must> be "object"%0A100%25',
      '::warning title=GET /projects missing::missing',
    ]);
  });

  test.each([
    ['hunter22'],
    [encodeURIComponent('p&ss wörd')],
    [Buffer.from('p&ss wörd').toString('base64')],
    ['Bearer abc.def'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.x'],
  ])('never shows %s', (secret) => {
    expect(masked(['hunter22', 'p&ss wörd'])(`it said "${secret}" to us`)).not.toContain(secret);
  });
});

describe('the command', () => {
  const verify = (base: string, args: string[] = [], env: Record<string, string> = {}) =>
    run('tsx', ['scripts/contract/verify.ts', '--base', base, ...args], { env });

  test('says 2 where nobody answers, where the address is none, and where no browser would call', async () => {
    const [nobody, nowhere, forbidden] = await Promise.all([
      verify(`http://127.0.0.1:${await freePort()}`),
      verify('provider'),
      verify('http://127.0.0.1:4190'),
    ]);
    expect([nobody.code, nowhere.code, forbidden.code]).toEqual([2, 2, 2]);
    expect(nobody.output).toContain('Nobody answers there.');
    expect(forbidden.output).toMatch(/Port 4190 is kept for another protocol.*listen on another one/);
  });

  test('says 1 for a provider that tells its secrets, and shows none of them', async () => {
    const token = 'tok_very-secret-1234';
    const password = 'Geheim-2026';
    const said = JSON.stringify({ message: `${token} ${password} Bearer ${token}`, token, password });
    const server = createServer((_, response) =>
      response.writeHead(500, { 'Content-Type': 'application/json', 'X-Token': token }).end(said),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const folder = mkdtempSync(join(tmpdir(), 'verify-'));
    try {
      const file = join(folder, 'junit.xml');
      const { code, output } = await verify(`http://127.0.0.1:${port}`, ['--annotations', '--junit', file], {
        CONTRACT_VERIFY_TOKEN: token,
        CONTRACT_VERIFY_PASSWORD: password,
      });
      expect(code).toBe(1);
      const all = output + readFileSync(file, 'utf8');
      expect(all).toContain('answers 500');
      expect(all).not.toMatch(/tok_very|Geheim/);
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  });
});
