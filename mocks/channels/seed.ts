import { DAY, MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import { type ChannelsState, notConnected } from './store';

/** What the usual companies have connected, and when two of their agents answer. */
export function seedChannels(now: number): ChannelsState {
  const ago = agoFrom(now);
  const weekdays = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({
    day,
    opens: '09:00',
    closes: '20:00',
  }));
  return {
    channels: {
      acc_acme: {
        widget: {
          ...notConnected('widget'),
          status: 'ACTIVE',
          since: ago(120 * DAY),
          connectedAs: 'shop.acme.example',
          lastMessageAt: ago(2 * MINUTE),
          daily: [21, 29, 24, 29, 28, 18, 17, 22, 23, 31, 22, 24, 21, 20],
        },
        whatsapp: {
          ...notConnected('whatsapp'),
          status: 'ACTIVE',
          since: ago(80 * DAY),
          connectedAs: '+34 960 55 01 23, Acme Hogar',
          lastMessageAt: ago(11 * MINUTE),
          lastFailure: {
            at: ago(8 * DAY),
            code: 'TEXT_TOO_LONG',
            detail: 'The text has 4,310 characters; 4,096 are allowed.',
          },
          daily: [20, 27, 22, 22, 25, 24, 22, 25, 26, 29, 30, 24, 21, 18],
        },
      },
      acc_norte: {
        widget: {
          ...notConnected('widget'),
          status: 'ACTIVE',
          since: ago(9 * DAY),
          connectedAs: 'cafenorte.example',
          lastMessageAt: ago(3 * DAY),
          daily: [2, 0, 1, 3, 4, 0, 0],
        },
      },
    },
    channelRules: {
      bot_returns: {
        whatsapp: {
          channel: 'whatsapp',
          audience: 'everyone',
          hosts: [],
          hours: { always: false, week: [...weekdays, { day: 'sat', opens: '10:00', closes: '14:00' }] },
        },
      },
    },
    channelRequests: {
      cha_9: {
        accountId: 'acc_acme',
        channel: 'whatsapp',
        redirectUri: 'https://app.acme.example/dashboard/channels',
        startedAt: now,
      },
    },
  };
}
