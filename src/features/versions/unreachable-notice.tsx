import { useI18nContext } from '@i18n/i18n-react';
import { Link, linkOptions } from '@tanstack/react-router';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { useMay } from '@/shared/account/use-may';
import type { ChannelStanding } from '@/shared/channels/use-channel-standings';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { useReach } from './use-reach';

/** Where a channel begins to take messages: what was connected once is switched on beside all others. */
function wayTo({ kind, state }: ChannelStanding) {
  if (state === 'off')
    return linkOptions({ to: '/{-$locale}/dashboard/setup/connect', search: { channel: kind } });
  const search = kind === 'widget' ? ({ view: 'widget' } as const) : {};
  return linkOptions({ to: '/{-$locale}/dashboard/channels', search });
}

/** Says that an agent is published where no visitor can reach it, and leads to what is missing. */
export function UnreachableNotice({ agent }: { agent: AgentDetail }) {
  const { LL } = useI18nContext();
  const t = LL.versions.done;
  const mayConnect = useMay()('connect');
  const { chosen, isReachable } = useReach(agent);
  if (!chosen || isReachable) return null;
  const [first] = chosen;
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  if (!first)
    return (
      <Notice
        tone="warning"
        action={
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: agent.botKey }}
            search={{ tab: 'channels' }}
            className={look}
          >
            {t.toChannels()}
          </Link>
        }
      >
        {t.unreachableNone()}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      action={
        mayConnect && (
          <Link {...wayTo(first)} className={look}>
            {t[first.state === 'switchedOn' ? 'finishChannel' : 'toChannel']({
              channel: LL.shell.facts.channelKinds[first.kind](),
            })}
          </Link>
        )
      }
    >
      {t.unreachable()}
    </Notice>
  );
}
