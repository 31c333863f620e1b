import { expect, test } from 'vitest';
import { FREE_BOT_LIMIT_DEFAULT, freeAgentLimit } from '@/features/billing/free-agent-limit';

type Tier = { costInTier: string; upTo: number | null };

const summary = (product_type: string, usageBreakdown: Tier[]) => [
  { product_type, currentPeriod: { totalUsage: 0, usageBreakdown } },
];

test('the default is 1', () => {
  expect(FREE_BOT_LIMIT_DEFAULT).toBe(1);
});

test.each([
  ['the tier of 0.00', summary('bot', [{ costInTier: '0.00', upTo: 5 }]), 5],
  [
    'the free tier wherever it stands',
    summary('bot', [
      { costInTier: '12.00', upTo: 20 },
      { costInTier: '0.00', upTo: 2 },
    ]),
    2,
  ],
  ['0 written otherwise', summary('bot', [{ costInTier: '0', upTo: 3 }]), 3],
  ['a free tier of none', summary('bot', [{ costInTier: '0.00', upTo: 0 }]), 0],
  [
    'a free tier without an end',
    summary('bot', [{ costInTier: '0.00', upTo: null }]),
    Number.POSITIVE_INFINITY,
  ],
  ['no free tier', summary('bot', [{ costInTier: '12.00', upTo: 20 }]), 1],
  ['a cost that is no number', summary('bot', [{ costInTier: '', upTo: 9 }]), 1],
  ['cents', summary('bot', [{ costInTier: '0.01', upTo: 9 }]), 1],
  ['no tiers', summary('bot', []), 1],
  ['another product', summary('seat', [{ costInTier: '0.00', upTo: 7 }]), 1],
  ['no usage at all', [], 1],
])('%s', (_, usage, limit) => {
  expect(freeAgentLimit(usage)).toBe(limit);
});
