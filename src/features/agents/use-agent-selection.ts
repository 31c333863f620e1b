import { useCallback, useState } from 'react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { AgentsSearch } from './agents-search';

interface Picked {
  /** What was asked for when they were picked: what a filter hides is not meant. */
  of: string;
  /** All that match are meant, but those of `bots`; else those of `bots`. */
  all: boolean;
  bots: ReadonlyMap<string, Bot>;
}

const NONE: ReadonlyMap<string, Bot> = new Map();

/** Which agents are ticked: one by one, or all that match, whether they were scrolled to or not. */
export function useAgentSelection({ q = '', status, channel, unpublished }: AgentsSearch, total: number) {
  const of = JSON.stringify([q.trim(), status, channel, unpublished]);
  const [kept, setPicked] = useState<Picked>({ of, all: false, bots: NONE });
  const picked = kept.of === of ? kept : { of, all: false, bots: NONE };
  const count = picked.all ? Math.max(0, total - picked.bots.size) : picked.bots.size;

  const toggle = useCallback(
    (bot: Bot) =>
      setPicked((before) => {
        const now = before.of === of ? before : { of, all: false, bots: NONE };
        const bots = new Map(now.bots);
        if (!bots.delete(bot.botKey)) bots.set(bot.botKey, bot);
        return { ...now, bots };
      }),
    [of],
  );
  const clear = () => setPicked({ of, all: false, bots: NONE });

  return {
    count,
    /** All that match but these, or just these. */
    all: picked.all,
    bots: picked.bots,
    has: (botKey: string) => picked.bots.has(botKey) !== picked.all,
    toggle,
    toggleAll: () => (count === total ? clear() : setPicked({ of, all: true, bots: NONE })),
    clear,
    /** Those that have left the list are not meant any more. */
    forget: (botKeys: readonly string[]) =>
      setPicked((now) => {
        const gone = new Set(botKeys);
        return { ...now, bots: new Map([...now.bots].filter(([botKey]) => !gone.has(botKey))) };
      }),
  };
}
