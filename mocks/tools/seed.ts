import { DAY } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { ToolsState } from './store';

/** What the usual companies have connected. */
export function seedTools(now: number): ToolsState {
  const ago = agoFrom(now);
  return {
    connections: {
      acc_acme: {
        shopify: { status: 'ACTIVE', reason: null, since: ago(80 * DAY) },
        zendesk: { status: 'ACTIVE', reason: null, since: ago(30 * DAY) },
        google_calendar: { status: 'EXPIRED', reason: 'The refresh token was revoked', since: ago(2 * DAY) },
      },
    },
  };
}
