import { useI18nContext } from '@i18n/i18n-react';
import type { Bot } from '@/api/generated/schemas/bot.zod';

interface AgentTickProps {
  bot: Bot;
  ticked: boolean;
  onTick: (bot: Bot) => void;
}

/** Selects one agent, to do something with many at once. */
export function AgentTick({ bot, ticked, onTick }: AgentTickProps) {
  const { LL } = useI18nContext();
  return (
    <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={LL.agentActions.select({ name: bot.name })}
        checked={ticked}
        onChange={() => onTick(bot)}
      />
    </label>
  );
}
