import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { RowSelection } from '@/ui/data-table';

/** Which of the agents that match are ticked; what a filter hides is not meant. */
export function useRowSelection(rows: readonly Bot[]) {
  const { LL } = useI18nContext();
  const words = LL.agentActions;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selectable = rows.filter((bot) => !bot.isCreator);
  const chosen = selectable.filter((bot) => ticked.has(bot.botKey));
  const clear = () => setTicked(new Set());

  const selection: RowSelection<Bot> = {
    selected: new Set(chosen.map((bot) => bot.botKey)),
    selectable: selectable.length,
    canSelect: (bot) => !bot.isCreator,
    labelOf: (bot) => words.select({ name: bot.name }),
    allLabel: words.selectAll(),
    onToggle: ({ botKey }) => {
      const next = new Set(ticked);
      if (!next.delete(botKey)) next.add(botKey);
      setTicked(next);
    },
    onToggleAll: () => {
      if (chosen.length === selectable.length) clear();
      else setTicked(new Set(selectable.map((bot) => bot.botKey)));
    },
  };
  return { selection, chosen, clear };
}
