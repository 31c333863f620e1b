import { AgentDetail } from '../../../../src/api/generated/schemas/agentDetail.zod';
import { ANA, NUEVO } from '../accounts';
import { type Json, patch } from '../patch-answers';
import { textsOf } from '../texts';
import { justBegun } from './onboarding-answers';
import { type Screen, withWord } from './screen';

/** The agent with a block that says something else than another one, and one that nobody wrote. */
function contradicting(agent: Json): Json {
  const { draft, ...rest } = AgentDetail.parse(agent);
  const [first, ...others] = draft.content.instructions;
  const said = {
    blockId: 'blk_said',
    kind: 'rules',
    texts: {
      en: 'Returns are free within 14 days. Never ask for the order number. Look for the visit in Google Calendar.',
      es: 'Las devoluciones son gratis durante 14 días. Nunca pidas el número de pedido.',
    },
    enabled: true,
  };
  const empty = { ...said, blockId: 'blk_empty', texts: { en: '', es: '' } };
  const instructions = [...(first ? [first] : []), ...others, said, empty];
  return { ...rest, draft: { ...draft, content: { ...draft.content, instructions } } };
}

/** What an agent is told. */
export const instructions: readonly Screen[] = [
  withWord('instructions', '/dashboard/setup/instructions'),
  {
    name: 'instructions-no-agents',
    path: '/dashboard/setup/instructions',
    account: NUEVO,
    before: justBegun,
  },
  withWord('instructions-gone', '/dashboard/setup/instructions?agent=bot_nobody'),
  withWord('instructions-of-an-agent', '/dashboard/setup/instructions?agent=bot_store'),
  withWord('instructions-to-publish', '/dashboard/setup/instructions?agent=bot_returns'),
  {
    name: 'instructions-to-look-at',
    path: '/dashboard/agents/bot_returns?tab=instructions&lang=en',
    account: ANA,
    before: (page) => patch(page, /\/api\/v1\/projects\/bot_returns$/, contradicting),
    act: async (page) => {
      await page.locator('#findings-title').waitFor();
    },
  },
  {
    name: 'instructions-history',
    path: '/dashboard/agents/bot_returns?tab=instructions',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).instructions;
      await page.getByRole('button', { name: texts.more({ n: 2 }) }).click();
      await page.getByRole('menuitem', { name: texts.history.open() }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
];
