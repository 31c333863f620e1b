import { DAY } from '@mocks/core/duration';
import type { DataState } from './store';

/** A company that keeps conversations for a year, and has taken its data along. */
export function seedData(now: number): DataState {
  return {
    dataSettings: { acc_acme: { retentionDays: 365, deletion: null } },
    dataExports: {
      'exp_acme-1': { exportId: 'exp_acme-1', accountId: 'acc_acme', madeAt: now - 2 * DAY },
    },
  };
}
