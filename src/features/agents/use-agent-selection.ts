import { useCallback, useState } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentsSearch } from './agents-search';

interface Picked {
  /** What was asked for when they were picked: what a filter hides is not meant. */
  of: string;
  /** All that match are meant, but those of `bots`; else those of `bots`. */
  all: boolean;
  agents: ReadonlyMap<string, Agent>;
}

const NONE: ReadonlyMap<string, Agent> = new Map();

/** Which agents are ticked: one by one, or all that match, whether they were scrolled to or not. */
export function useAgentSelection(
  { q = '', status, channel, unpublished, tag }: AgentsSearch,
  total: number,
) {
  const of = JSON.stringify([q.trim(), status, channel, unpublished, tag]);
  const [kept, setPicked] = useState<Picked>({ of, all: false, agents: NONE });
  const picked = kept.of === of ? kept : { of, all: false, agents: NONE };
  const count = picked.all ? Math.max(0, total - picked.agents.size) : picked.agents.size;

  const toggle = useCallback(
    (agent: Agent) =>
      setPicked((before) => {
        const now = before.of === of ? before : { of, all: false, agents: NONE };
        const agents = new Map(now.agents);
        if (!agents.delete(agent.botKey)) agents.set(agent.botKey, agent);
        return { ...now, agents };
      }),
    [of],
  );
  const clear = () => setPicked({ of, all: false, agents: NONE });

  return {
    count,
    /** All that match but these, or just these. */
    all: picked.all,
    agents: picked.agents,
    has: (botKey: string) => picked.agents.has(botKey) !== picked.all,
    toggle,
    toggleAll: () => (count === total ? clear() : setPicked({ of, all: true, agents: NONE })),
    clear,
    /** Those that have left the list are not meant any more. */
    forget: (botKeys: readonly string[]) =>
      setPicked((now) => {
        const gone = new Set(botKeys);
        return { ...now, agents: new Map([...now.agents].filter(([botKey]) => !gone.has(botKey))) };
      }),
  };
}
