import { useI18nContext } from '@i18n/i18n-react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import { BotStatus } from '@/api/generated/schemas/botStatus.zod';
import { known, textFor } from '@/api/known';
import { Badge } from '@/ui/badge';

const TONE = { live: 'success', draft: 'neutral', paused: 'warning', error: 'error' } as const;

/** An agent's state in words, where it is known, and whether its draft is ahead of what visitors talk to. */
export function AgentBadges({ bot }: { bot: Pick<Bot, 'status' | 'unpublishedChanges'> }) {
  const { LL } = useI18nContext();
  const status = known(BotStatus, bot.status);
  return (
    <span className="flex flex-wrap gap-1">
      {bot.status !== undefined && (
        <Badge tone={status ? TONE[status] : 'neutral'}>
          {textFor(BotStatus, LL.agents.status, bot.status)}
        </Badge>
      )}
      {bot.unpublishedChanges && bot.status !== 'draft' && (
        <Badge tone="info">{LL.agents.unpublished()}</Badge>
      )}
    </span>
  );
}
