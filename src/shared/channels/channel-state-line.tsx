import { useI18nContext } from '@i18n/i18n-react';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleQuestionMark,
  type LucideIcon,
  ToggleRight,
  Unplug,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { StateLine } from '@/ui/state-line';
import type { ChannelState } from './channel-state';

const LOOKS: Readonly<Record<ChannelState, readonly [LucideIcon, ComponentProps<typeof StateLine>['tone']]>> =
  {
    working: [CircleCheck, 'success'],
    degraded: [CircleAlert, 'warning'],
    expired: [Unplug, 'error'],
    switchedOn: [ToggleRight, 'warning'],
    switchedOff: [CirclePause, 'warning'],
    off: [CircleDashed, 'quiet'],
    onUnknown: [CircleQuestionMark, 'quiet'],
    offUnknown: [CircleQuestionMark, 'quiet'],
    unknown: [CircleQuestionMark, 'quiet'],
  };

interface ChannelStateLineProps {
  state: ChannelState;
  /** It stands beside a switch that is off: nothing works there, it only could. */
  unused?: boolean;
}

/** How a channel stands, in a word with its sign. */
export function ChannelStateLine({ state, unused = false }: ChannelStateLineProps) {
  const t = useI18nContext().LL.channelWords.states;
  const [Icon, tone] = LOOKS[state];
  const idle = unused && state === 'working';
  return (
    <StateLine Icon={Icon} tone={tone}>
      {idle ? t.connected() : t[state]()}
    </StateLine>
  );
}
