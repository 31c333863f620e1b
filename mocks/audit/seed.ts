import { DAY, HOUR, MINUTE } from '@mocks/core/duration';
import type { AuditState, StoredEntry } from './store';

type Done = Pick<StoredEntry, 'kind' | 'action' | 'subject'> & Partial<StoredEntry>;

const ANA = { userId: 'usr_ana', name: 'Ana Luna' };
const IKER = { userId: 'usr_iker', name: 'Iker Soto' };

/** What the people of Acme did in the last weeks; some of it can still be taken back. */
export function seedAudit(now: number): AuditState {
  let count = 0;
  const entry = (ago: number, by: typeof ANA, done: Done): StoredEntry => {
    count += 1;
    return {
      entryId: `aud_past-${count}`,
      accountId: 'acc_acme',
      at: now - ago,
      ...by,
      botKey: null,
      changes: [],
      inverse: null,
      ...done,
    };
  };
  const returns = { subject: 'Devoluciones', botKey: 'bot_returns' };
  const store = { subject: 'Store guide', botKey: 'bot_store' };
  return {
    audit: [
      entry(60 * DAY, ANA, {
        kind: 'agents',
        action: 'agent_paused',
        subject: 'Rebajas de invierno',
        botKey: 'bot_winter',
        changes: [{ field: 'status', before: 'live', after: 'paused' }],
      }),
      entry(40 * DAY, ANA, { kind: 'members', action: 'invitation_sent', subject: 'vera@acme.example' }),
      entry(30 * DAY, ANA, {
        kind: 'settings',
        action: 'company_changed',
        subject: 'Acme Hogar',
        changes: [{ field: 'name', before: 'Acme', after: 'Acme Hogar' }],
      }),
      entry(12 * DAY, ANA, { kind: 'members', action: 'invitation_sent', subject: 'pau@acme.example' }),
      entry(9 * DAY, ANA, {
        ...returns,
        kind: 'publishing',
        action: 'version_published',
        changes: [{ field: 'live', before: '1', after: '2' }],
        inverse: { to: 'live', from: 'ver_acme-2', versionId: 'ver_acme-1' },
      }),
      entry(5 * DAY, IKER, { kind: 'channels', action: 'channel_connected', subject: 'whatsapp' }),
      entry(2 * DAY, ANA, { kind: 'members', action: 'invitation_sent', subject: 'lucia@acme.example' }),
      entry(DAY + 2 * HOUR, IKER, { ...returns, kind: 'agents', action: 'draft_saved' }),
      {
        ...entry(2 * HOUR + 40 * MINUTE, IKER, {
          ...store,
          kind: 'agents',
          action: 'agent_paused',
          changes: [{ field: 'status', before: 'live', after: 'paused' }],
          inverse: { to: 'change', change: 'resume' },
        }),
        entryId: 'aud_acme-1',
      },
    ],
  };
}
