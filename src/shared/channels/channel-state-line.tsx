import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
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
import type { ChannelState } from './channel-state';

const LOOKS: Readonly<Record<ChannelState, readonly [LucideIcon, string]>> = {
  working: [CircleCheck, 'text-success'],
  degraded: [CircleAlert, 'text-warning'],
  expired: [Unplug, 'text-error'],
  switchedOn: [ToggleRight, 'text-warning'],
  switchedOff: [CirclePause, 'text-warning'],
  off: [CircleDashed, 'text-quiet'],
  onUnknown: [CircleQuestionMark, 'text-quiet'],
  offUnknown: [CircleQuestionMark, 'text-quiet'],
  unknown: [CircleQuestionMark, 'text-quiet'],
};

/** How a channel stands, in a word with its sign. */
export function ChannelStateLine({ state }: { state: ChannelState }) {
  const t = useI18nContext().LL.channelWords.states;
  const [Icon, tone] = LOOKS[state];
  return (
    <span className={clsx('inline-flex items-center gap-1.5 font-medium text-[0.8125rem]', tone)}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {t[state]()}
    </span>
  );
}
