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

/** How a channel stands, in a word with its sign. */
export function ChannelStateLine({ state }: { state: ChannelState }) {
  const t = useI18nContext().LL.channelWords.states;
  const [Icon, tone] = LOOKS[state];
  return (
    <StateLine Icon={Icon} tone={tone}>
      {t[state]()}
    </StateLine>
  );
}
