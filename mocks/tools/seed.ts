import { DAY, HOUR } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { StoredConnection, ToolsState } from './store';

type Seeded = Pick<StoredConnection['connection'], 'connectionId' | 'toolkit' | 'label' | 'identity'> & {
  status: 'ACTIVE' | 'EXPIRED' | 'INACTIVE';
  reason?: string;
  since: string;
};

const seeded = ({ reason = null, ...connection }: Omit<Seeded, 'reason'> & { reason?: string | null }) => ({
  accountId: 'acc_acme',
  connection: { ...connection, reason, linkUntil: null, linkOutcome: 'connected' as const, agentCount: null },
  worked: true,
  link: null,
});

/** What the usual companies have connected. */
export function seedTools(now: number): ToolsState {
  const ago = agoFrom(now);
  return {
    toolConnections: {
      cnx_shopify: seeded({
        connectionId: 'cnx_shopify',
        toolkit: 'shopify',
        label: 'Tienda España',
        identity: 'acme-es.myshopify.com',
        status: 'ACTIVE',
        since: ago(80 * DAY),
      }),
      cnx_outlet: seeded({
        connectionId: 'cnx_outlet',
        toolkit: 'shopify',
        label: 'Outlet',
        identity: 'acme-outlet.myshopify.com',
        status: 'ACTIVE',
        since: ago(12 * DAY),
      }),
      cnx_zendesk: seeded({
        connectionId: 'cnx_zendesk',
        toolkit: 'zendesk',
        label: 'Soporte',
        identity: 'acme.zendesk.com',
        status: 'ACTIVE',
        since: ago(30 * DAY),
      }),
      cnx_calendar: seeded({
        connectionId: 'cnx_calendar',
        toolkit: 'google_calendar',
        label: 'Estudio de cocinas',
        identity: 'estudio@acme.example',
        status: 'EXPIRED',
        reason: 'The refresh token was revoked',
        since: ago(2 * DAY),
      }),
      cnx_personal: seeded({
        connectionId: 'cnx_personal',
        toolkit: 'google_calendar',
        label: 'Agenda de Tomás',
        identity: 'tomas@acme.example',
        status: 'INACTIVE',
        reason: 'Turned off by the administrator of acme.example',
        since: ago(20 * HOUR),
      }),
    },
  };
}
