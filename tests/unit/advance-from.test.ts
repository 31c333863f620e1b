import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import type { WelcomeProcess } from '@/api/generated/schemas';
import { advanceFrom } from '@/shared/onboarding/advance-from';

const read = vi.hoisted(() => vi.fn<() => Promise<WelcomeProcess>>());
const patch = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('@/api/generated/onboarding/onboarding', () => ({ welcomeProcess: read, advanceStage: patch }));

beforeEach(() => {
  read.mockReset();
  patch.mockReset();
});

const at = (currentStage: WelcomeProcess['currentStage'], isEnd = false): WelcomeProcess => ({
  settings: {},
  currentStage,
  isEnd,
});
const company = at('company_settings');
const subscription = at('subscription_settings');

test.each([
  ['another tab or device was faster', subscription],
  ['the stage is still to come', at('admin_settings')],
  ['onboarding has ended', at('company_settings', true)],
])('nothing is advanced when %s', async (_, now) => {
  read.mockResolvedValue(now);
  await expect(advanceFrom('acc_1', 'company_settings')).resolves.toBe(now);
  expect(patch).not.toHaveBeenCalled();
});

test('an answer that is the process is taken as it is', async () => {
  read.mockResolvedValueOnce(company);
  patch.mockResolvedValueOnce(subscription);
  await expect(advanceFrom('acc_1', 'company_settings')).resolves.toEqual(subscription);
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['nothing', undefined],
  ['that all is well', { ok: true }],
  ['the process as it was before', company],
])('an answer of %s: the process is asked for again', async (_, answer) => {
  read.mockResolvedValueOnce(company).mockResolvedValueOnce(subscription);
  patch.mockResolvedValueOnce(answer);
  await expect(advanceFrom('acc_1', 'company_settings')).resolves.toBe(subscription);
  expect(read).toHaveBeenCalledTimes(2);
  expect(patch).toHaveBeenCalledOnce();
});

test('an answer that got lost after the stage was advanced is no failure', async () => {
  read.mockResolvedValueOnce(company).mockResolvedValueOnce(subscription);
  patch.mockRejectedValueOnce(new ApiError('lost', { kind: 'network' }));
  await expect(advanceFrom('acc_1', 'company_settings')).resolves.toBe(subscription);
});

test('a refusal is one, and is not tried again', async () => {
  read.mockResolvedValue(company);
  patch.mockRejectedValue(new ApiError('not done', { kind: 'refused', status: 409 }));
  await expect(advanceFrom('acc_1', 'company_settings')).rejects.toThrow('not done');
  expect(patch).toHaveBeenCalledOnce();
});

test('a stage that does not move after a success is an error, not a loop', async () => {
  read.mockResolvedValue(company);
  patch.mockResolvedValue(undefined);
  await expect(advanceFrom('acc_1', 'company_settings')).rejects.toMatchObject({
    kind: 'mismatch',
    reference: 'stage company_settings',
  });
  expect(patch).toHaveBeenCalledOnce();
});

test('two who finish the same stage at once advance it once', async () => {
  let now = company;
  read.mockImplementation(async () => now);
  patch.mockImplementation(async () => {
    now = subscription;
  });
  await Promise.all([advanceFrom('acc_1', 'company_settings'), advanceFrom('acc_1', 'company_settings')]);
  expect(patch).toHaveBeenCalledOnce();
});
