import { DAY } from '@mocks/core/duration';
import type { MonitorsState } from './store';

/** What the usual company watches; that Pedidos is rated badly was mailed two days ago. */
export function seedMonitors(now: number): MonitorsState {
  const accountId = 'acc_acme';
  return {
    monitors: {
      mon_1: {
        monitorId: 'mon_1',
        accountId,
        botKey: null,
        rule: 'resolved_below',
        limit: 60,
        days: 30,
        mails: true,
        since: null,
      },
      mon_2: {
        monitorId: 'mon_2',
        accountId,
        botKey: 'bot_returns',
        rule: 'rating_below',
        limit: 4.2,
        days: 60,
        mails: true,
        since: now - 2 * DAY,
      },
      mon_3: {
        monitorId: 'mon_3',
        accountId,
        botKey: null,
        rule: 'tool_failing',
        limit: 10,
        days: 7,
        mails: false,
        since: null,
      },
    },
    monitorsMade: {},
  };
}
