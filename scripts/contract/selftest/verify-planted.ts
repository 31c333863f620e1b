import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { PROVIDER_BASE } from '@mocks/core/provider-base';
import { createProviderServer } from '@mocks/core/server';
import { operations } from '../read-contract';
import type { Finding } from '../verify/report';
import { verify } from '../verify/run';
import { startProxy } from './proxy';
import type { PlantedFault } from './spoil';

const account = { email: 'ana@acme.example', password: DEMO_PASSWORD };
/** How fast a provider on this machine is asked. */
const local = { account, perSecond: Number.POSITIVE_INFINITY, timeoutMs: 10_000, jobPauseMs: 20 };

/** What the verification says of a played provider, in full. */
export async function verifyScenario(scenario: string, writes = false): Promise<Finding[]> {
  const provider = await createProviderServer({ port: 0, scenario, speed: 0 });
  try {
    return await verify({ ...local, base: `${provider.url}${PROVIDER_BASE}`, writes, strict: true });
  } finally {
    await provider.close();
  }
}

/** What it says where one fault is planted in front of a healthy provider. */
export async function verifyPlanted(
  healthy: string,
  { only, spoil, writes = false, strict = false, timeoutMs = local.timeoutMs }: PlantedFault,
): Promise<Finding[]> {
  const proxy = await startProxy(healthy, spoil);
  try {
    return await verify({ ...local, base: proxy.url, only, timeoutMs, writes, strict });
  } finally {
    await proxy.close();
  }
}

/** Every other operation that is assumed; signing in is needed by all. */
export const LACKING: ReadonlySet<string> = new Set(
  operations
    .filter(({ provenance, operationId }) => provenance === 'assumed' && operationId !== 'signIn')
    .filter((_, index) => index % 2 === 0)
    .map(({ operationId }) => operationId),
);

/** What it says of a provider that lacks half of what is assumed. */
export async function verifyHalf(healthy: string): Promise<Finding[]> {
  const proxy = await startProxy(healthy, (answer, { operationId }) =>
    LACKING.has(operationId)
      ? { ...answer, status: 404, text: '{"message":"Cannot do that here"}' }
      : undefined,
  );
  try {
    return await verify({ ...local, base: proxy.url, writes: true });
  } finally {
    await proxy.close();
  }
}

/** What breaks the contract. */
export function broken(findings: readonly Finding[]): string[] {
  return findings.filter(({ level }) => level === 'broken').map(({ call, what }) => `${call}: ${what}`);
}
