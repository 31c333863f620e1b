import { arePartnersDown } from '@mocks/core/core-state';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import type { ChannelCallback, ChannelKind } from '@/api/generated/schemas';
import type { ChannelConnection } from './schemas';
import { channelOf, keepChannel } from './store';

const CODE_MILLISECONDS = 10 * MINUTE;

const CONNECTED_AS = {
  widget: () => 'acme.example',
  messenger: (company: string) => `${company} (Facebook)`,
  instagram: (company: string) => `@${company.toLowerCase().replace(/[^a-z0-9]+/g, '.')}`,
  whatsapp: (company: string) => `+34 960 55 01 23, ${company}`,
  teams: (company: string) => `${company} (Microsoft 365)`,
} satisfies Record<ChannelKind, (company: string) => string>;

const REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  CHANNEL_PERMISSION_MISSING: { status: 409, message: 'The permission to read messages was left out' },
  CHANNEL_ACCOUNT_UNFIT: { status: 409, message: 'This account cannot receive messages for a company' },
  CHANNEL_DOWN: { status: 503, message: 'Meta or Microsoft does not answer' },
  CHANNEL_CODE_REFUSED: { status: 409, message: 'The code is not good, or no longer' },
};

const REFUSED_CHOICES: Readonly<Record<string, keyof typeof REFUSALS>> = {
  permission: 'CHANNEL_PERMISSION_MISSING',
  unfit: 'CHANNEL_ACCOUNT_UNFIT',
  down: 'CHANNEL_DOWN',
};

function refuseFor(code: string): never {
  const { status, message } = REFUSALS[code] ?? { status: 409, message: code };
  return refuse({ status, code, message });
}

/** Refuses with 503 while Meta and Microsoft do not answer; nothing is used up. */
export function refuseSilence(db: Db<State>): void {
  if (arePartnersDown(db.state)) refuseFor('CHANNEL_DOWN');
}

/** Exchanges a code, once: for its own account, channel and address, and not too late. What was received before stays. */
export function connect(
  db: Db<State>,
  channel: ChannelKind,
  { accountId, code, redirectUri }: ChannelCallback,
): ChannelConnection {
  refuseSilence(db);
  const [id = '', choice = ''] = code.split('.');
  const asked = Object.hasOwn(db.state.channelRequests, id) ? db.state.channelRequests[id] : undefined;
  if (!asked) return refuseFor('CHANNEL_CODE_REFUSED');
  delete db.state.channelRequests[id];
  const isOwn =
    asked.accountId === accountId && asked.channel === channel && asked.redirectUri === redirectUri;
  const age = db.now() - asked.startedAt;
  if (!isOwn || age < 0 || age > CODE_MILLISECONDS) return refuseFor('CHANNEL_CODE_REFUSED');
  const refused = REFUSED_CHOICES[choice];
  if (refused !== undefined) return refuseFor(refused);
  const company = db.state.accounts[accountId]?.process.settings.company?.name ?? 'Acme';
  const connected: ChannelConnection = {
    ...channelOf(db, accountId, channel),
    status: 'ACTIVE',
    reason: null,
    since: db.iso(),
    connectedAs: CONNECTED_AS[channel](company),
    // What had to wait is answered now.
    waiting: 0,
  };
  keepChannel(db, accountId, connected);
  return connected;
}
