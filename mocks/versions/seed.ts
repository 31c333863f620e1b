import type { AgentContent } from '@mocks/agents/content';
import { SEED_CONTENTS } from '@mocks/agents/seed-contents';
import { DAY } from '@mocks/core/duration';
import { agoFrom } from '@mocks/core/moment';
import type { AgentVersion } from './schemas';
import type { VersionsState } from './store';

const { RETURNS, ORDERS, STORE_GUIDE, WINTER_SALES, RESERVATIONS } = SEED_CONTENTS;

/** What visitors of "Devoluciones" still hear: the draft has a longer time and one more block. */
const RETURNS_LIVE: AgentContent = {
  ...RETURNS,
  instructions: RETURNS.instructions
    .filter(({ kind }) => kind !== 'scenarios')
    .map((block) => ({
      ...block,
      texts: {
        en: block.texts.en.replace('within 30 days', 'within 14 days'),
        es: block.texts.es.replace('durante 30 días', 'durante 14 días'),
      },
    })),
};

type Published = Omit<AgentVersion, 'kind'>;
const published = (version: Published): AgentVersion => ({ ...version, kind: 'published' });

/** What was published before the story begins. */
export function seedVersions(now: number): VersionsState {
  const ago = agoFrom(now);
  const first = (botKey: string, content: AgentContent, savedBy: string, days: number): AgentVersion[] => [
    published({
      versionId: `ver_${botKey.slice('bot_'.length)}-1`,
      number: 1,
      savedAt: ago(days * DAY),
      savedBy,
      notes: '',
      isLive: true,
      content,
    }),
  ];
  const versions = {
    bot_returns: [
      published({
        versionId: 'ver_acme-2',
        number: 2,
        savedAt: ago(9 * DAY),
        savedBy: 'Ana Luna',
        notes: 'La recogida a domicilio, explicada.',
        isLive: true,
        content: RETURNS_LIVE,
      }),
      published({
        versionId: 'ver_acme-1',
        number: 1,
        savedAt: ago(70 * DAY),
        savedBy: 'Ana Luna',
        notes: '',
        isLive: false,
        content: {
          ...RETURNS_LIVE,
          knowledge: RETURNS.knowledge.slice(0, 1),
          tools: [],
          channels: ['widget'],
        },
      }),
    ],
    bot_orders: first('bot_orders', ORDERS, 'Ana Luna', 66),
    bot_store: first('bot_store', STORE_GUIDE, 'Ana Luna', 68),
    bot_winter: first('bot_winter', WINTER_SALES, 'Ana Luna', 60),
    bot_tables: first('bot_tables', RESERVATIONS, 'Tomás', 3),
  };
  return { versions, publications: {} };
}
