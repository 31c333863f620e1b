import type { Db } from '@mocks/core/db';
import { DAY, HOUR, MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { State } from '@mocks/core/state';
import { channelOf, keepChannel, notConnected } from './store';

/** Ana's company: Facebook has ended its permission, Instagram is only switched on, WhatsApp loses some messages. */
export function addChannelTrouble(db: Db<State>): void {
  const accountId = 'acc_acme';
  const ago = agoFrom(db.now());
  const { settings } = db.state.accounts[accountId]?.process ?? {};
  if (!settings) return;
  settings.integrations = {
    ...settings.integrations,
    enableMetaFacebookChannel: true,
    enableMetaInstagramChannel: true,
  };
  keepChannel(db, accountId, {
    ...notConnected('messenger'),
    status: 'EXPIRED',
    reason: 'The session was invalidated because the user changed their password',
    since: ago(DAY + 7 * HOUR),
    connectedAs: 'Acme Hogar (Facebook)',
    lastMessageAt: ago(DAY + 8 * HOUR),
    lastFailure: {
      at: ago(DAY + 7 * HOUR),
      code: 'PERMISSION_EXPIRED',
      detail: 'Error validating access token (190)',
    },
    waiting: 14,
    daily: [22, 26, 24, 30, 18, 12, 25, 27, 23, 29, 20, 6, 1, 0],
  });
  keepChannel(db, accountId, {
    ...channelOf(db, accountId, 'whatsapp'),
    status: 'DEGRADED',
    reason: 'The number’s quality rating is low, so some messages are held back',
    since: ago(5 * HOUR),
    lastFailure: { at: ago(20 * MINUTE), code: 'WINDOW_CLOSED', detail: 'Re-engagement message (131047)' },
    waiting: 2,
  });
}
