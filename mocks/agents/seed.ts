import { DAY, MINUTE } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import { creatorAgent } from '@mocks/creator/creator-agent';
import { firstDraft } from '@mocks/drafts/store';
import type { VersionsState } from '@mocks/versions/store';
import type { AgentContent } from './content';
import { newAvatar } from './face';
import type { AgentDetail } from './schemas';
import { SEED_CONTENTS } from './seed-contents';
import type { AgentsState, StoredAgent } from './store';

type Shown = Pick<AgentDetail, 'botKey' | 'name' | 'status' | 'unpublishedChanges' | 'updatedAt'> &
  Partial<Pick<AgentDetail, 'tags'>>;

/** The agents of the usual companies, with what is live of each; one of them is in the trash. */
export function seedAgents(now: number, { versions }: VersionsState): AgentsState {
  const ago = agoFrom(now);
  const taken: Record<string, number[]> = {};
  const avatarFor = (accountId: string, name: string) => {
    const hues = taken[accountId] ?? [];
    const avatar = newAvatar(name, hues);
    taken[accountId] = [...hues, avatar.hue];
    return avatar;
  };
  const agent = (accountId: string, content: AgentContent, shown: Shown, savedBy: string): StoredAgent => {
    const { content: _content, ...live } = versions[shown.botKey]?.find(({ isLive }) => isLive) ?? {};
    return {
      accountId,
      agent: {
        tags: [],
        ...shown,
        isCreator: false,
        avatar: avatarFor(accountId, shown.name),
        summary: content.summary,
        channels: content.channels,
        live: 'versionId' in live ? live : null,
        draft: {
          ...firstDraft(structuredClone(content), shown.updatedAt, savedBy),
          ...(shown.botKey === 'bot_returns' && { revision: 'rev_7' }),
        },
      },
    };
  };

  const { RETURNS, ORDERS, APPOINTMENTS, STORE_GUIDE, WINTER_SALES, RESERVATIONS, MENU } = SEED_CONTENTS;
  const agents: StoredAgent[] = [
    { accountId: 'acc_acme', agent: creatorAgent('bot_creator-acme', 'creator-acme', ago(3 * DAY), 'es') },
    agent(
      'acc_acme',
      RETURNS,
      {
        botKey: 'bot_returns',
        name: 'Devoluciones',
        tags: ['Postventa', 'Shopify'],
        status: 'live',
        unpublishedChanges: true,
        updatedAt: ago(40 * MINUTE),
      },
      'Ana Luna',
    ),
    agent(
      'acc_acme',
      ORDERS,
      {
        botKey: 'bot_orders',
        name: 'Pedidos',
        tags: ['Postventa'],
        status: 'live',
        unpublishedChanges: false,
        updatedAt: ago(DAY),
      },
      'Ana Luna',
    ),
    agent(
      'acc_acme',
      APPOINTMENTS,
      {
        botKey: 'bot_appointments',
        name: 'Citas',
        tags: ['Tienda'],
        status: 'draft',
        unpublishedChanges: true,
        updatedAt: ago(2 * DAY),
      },
      'Ana Luna',
    ),
    agent(
      'acc_acme',
      STORE_GUIDE,
      {
        botKey: 'bot_store',
        name: 'Store guide',
        tags: ['Lisboa', 'Tienda'],
        status: 'paused',
        unpublishedChanges: false,
        updatedAt: ago(12 * DAY),
      },
      'Ana Luna',
    ),
    agent(
      'acc_acme',
      WINTER_SALES,
      {
        botKey: 'bot_winter',
        name: 'Rebajas de invierno',
        status: 'paused',
        unpublishedChanges: false,
        updatedAt: ago(26 * DAY),
      },
      'Ana Luna',
    ),
    { accountId: 'acc_norte', agent: creatorAgent('bot_creator-norte', 'creator-norte', ago(5 * DAY), 'es') },
    agent(
      'acc_norte',
      RESERVATIONS,
      {
        botKey: 'bot_tables',
        name: 'Reservas',
        status: 'live',
        unpublishedChanges: false,
        updatedAt: ago(3 * DAY),
      },
      'Tomás',
    ),
    agent(
      'acc_norte',
      MENU,
      {
        botKey: 'bot_menu',
        name: 'Menú',
        status: 'draft',
        unpublishedChanges: true,
        updatedAt: ago(DAY),
      },
      'Tomás',
    ),
  ];

  return {
    agents: Object.fromEntries(agents.map((stored) => [stored.agent.botKey, stored])),
    trash: { bot_winter: now - 26 * DAY },
  };
}
