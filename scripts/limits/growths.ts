import { addManyAgents } from '../../mocks/agents/many-agents';
import { longChat } from '../../mocks/conversations/long-chat';
import type { Db } from '../../mocks/core/db';
import type { State } from '../../mocks/core/state';
import type { Usable } from '../measure-page';

/** Something of which a company may have many, and the page on which it has them before it. */
export type Growth = {
  name: string;
  path: string;
  usable: Usable;
  /** Gives the demo company that many. */
  grow: (db: Db<State>, many: number) => void;
};

const ACCOUNT = 'acc_acme';
const AGENT = 'bot_returns';
const AGENT_PATH = `/en/dashboard/agents/${AGENT}`;

/** That many copies of the first, each with a number of its own. */
function copies<T>(
  originals: readonly T[] | undefined,
  many: number,
  change: (copy: T, number: number) => void,
): T[] {
  const [original] = originals ?? [];
  if (original === undefined) throw new Error('There is none to copy.');
  return Array.from({ length: many }, (_, index) => {
    const copy = structuredClone(original);
    change(copy, index + 1);
    return copy;
  });
}

/** That many tests of the demo company's agent. */
export function growTests(db: Db<State>, many: number): void {
  db.state.tests[AGENT] = copies(db.state.tests[AGENT], many, ({ test }, number) => {
    test.testId = `tst_many-${number}`;
    test.name = `${test.name} ${number}`;
  });
}

/** That many versions of the demo company's agent, the newest live. */
export function growVersions(db: Db<State>, many: number): void {
  const live = db.state.versions[AGENT]?.filter(({ isLive }) => isLive);
  db.state.versions[AGENT] = copies(live, many, (version, number) => {
    if (number > 1) version.versionId = `ver_many-${number}`;
    version.isLive = number === 1;
    version.number = many + 1 - number;
  });
}

/** What is grown, in the order of the table. */
export const GROWTHS: readonly Growth[] = [
  {
    name: 'agents',
    path: '/en/dashboard/agents',
    usable: { selector: 'main a', text: 'Devoluciones' },
    grow: addManyAgents,
  },
  {
    name: 'messages of a conversation',
    path: `${AGENT_PATH}/test-agent`,
    usable: { selector: '[role="log"] *' },
    grow: (db, many) => {
      const long = longChat(ACCOUNT, AGENT, db.now(), many);
      db.state.conversations[long.conversation.conversationId] = long;
    },
  },
  {
    name: 'tests of an agent',
    path: `${AGENT_PATH}/test-agent?view=tests`,
    usable: { selector: 'main li button, main tbody button' },
    grow: growTests,
  },
  {
    name: 'versions of an agent',
    path: `${AGENT_PATH}?tab=versions`,
    usable: { selector: 'main li', text: 'Version' },
    grow: growVersions,
  },
  {
    name: 'conversations, the log',
    path: '/en/dashboard/analytics?view=conversations&show=all',
    usable: { selector: 'nav[aria-label="Pages"] p', text: 'of' },
    grow: (db, count) => {
      db.state.many = { accountId: ACCOUNT, count, until: db.now() };
    },
  },
  {
    name: 'conversations, the figures',
    path: '/en/dashboard/analytics',
    usable: { selector: 'h2', text: 'What visitors ask' },
    grow: (db, count) => {
      db.state.many = { accountId: ACCOUNT, count, until: db.now() };
    },
  },
];
