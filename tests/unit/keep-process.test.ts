import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WelcomeProcess } from '@/api/generated/schemas';
import { keepProcess, readProcess } from '@/shared/onboarding/welcome-process';
import { held } from '../support/held';

const read = vi.hoisted(() => vi.fn<() => Promise<WelcomeProcess>>());
vi.mock('@/api/generated/onboarding/onboarding', () => ({
  welcomeProcess: read,
  getWelcomeProcessQueryKey: (accountId: string) => ['welcomeProcess', accountId],
}));

beforeEach(() => {
  read.mockReset();
});

const before: WelcomeProcess = { settings: {}, currentStage: 'company_settings', isEnd: false };
const after: WelcomeProcess = { settings: {}, currentStage: 'subscription_settings', isEnd: false };
const cached = (queryClient: QueryClient) => readProcess({ queryClient, accountId: 'acc_1', readOnly: true });

test('an answer that is the process is taken, and nothing is asked', async () => {
  const client = new QueryClient();
  await expect(keepProcess(client, 'acc_1', after)).resolves.toEqual(after);
  expect(await cached(client)).toEqual(after);
  expect(read).not.toHaveBeenCalled();
});

test.each([undefined, null, '', { ok: true }, { settings: {} }])(
  'after any other (%o) the process is asked for once',
  async (answer) => {
    const client = new QueryClient();
    await keepProcess(client, 'acc_1', before);
    read.mockResolvedValueOnce(after);
    await expect(keepProcess(client, 'acc_1', answer)).resolves.toEqual(after);
    expect(await cached(client)).toEqual(after);
    expect(read).toHaveBeenCalledOnce();
  },
);

test('what was asked before the write and comes after it does not count', async () => {
  const client = new QueryClient();
  await keepProcess(client, 'acc_1', before);
  const late = held<WelcomeProcess>();
  read.mockReturnValueOnce(late.promise);
  const reading = readProcess({
    queryClient: client,
    accountId: 'acc_1',
    readOnly: true,
    freshness: 'fresh',
  });
  await keepProcess(client, 'acc_1', after);
  late.release(before);
  await reading;
  expect(await cached(client)).toEqual(after);
});
