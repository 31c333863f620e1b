import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck, CircleDashed, CirclePause, CircleQuestionMark, Loader, Unplug } from 'lucide-react';
import { ToolkitConnectionStatus } from '@/api/generated/schemas/toolkitConnectionStatus.zod';
import { known, textFor } from '@/api/known';
import { StateLine } from '@/ui/state-line';

const LOOKS = {
  INITIATED: { Icon: Loader, tone: 'quiet' },
  ACTIVE: { Icon: CircleCheck, tone: 'success' },
  FAILED: { Icon: Unplug, tone: 'error' },
  EXPIRED: { Icon: Unplug, tone: 'error' },
  INACTIVE: { Icon: CirclePause, tone: 'warning' },
} as const;

/** How a tool is connected, below its name on a card. */
export function ConnectionStateLine({ status }: { status: string | undefined }) {
  const t = useI18nContext().LL.connecting.states;
  if (status === undefined) {
    return (
      <StateLine Icon={CircleDashed} tone="quiet">
        {t.none()}
      </StateLine>
    );
  }
  const one = known(ToolkitConnectionStatus, status);
  const look = one ? LOOKS[one] : ({ Icon: CircleQuestionMark, tone: 'quiet' } as const);
  return <StateLine {...look}>{textFor(ToolkitConnectionStatus, t, status)}</StateLine>;
}
