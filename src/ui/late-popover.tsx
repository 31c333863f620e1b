import { type ComponentProps, lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import { LateLayer, type LateTrigger } from './late-layer';
import type { Popover } from './popover';

const loading = loadPart(async () => ({ default: (await import('./popover')).Popover }));
// Whoever renders it hears of a failure.
loading.catch(() => undefined);
const PopoverThen = lazy(() => loading);

interface LatePopoverProps extends Omit<ComponentProps<typeof Popover>, 'trigger' | 'defaultOpen'> {
  trigger: LateTrigger;
}

/** A panel whose code comes beside that of its page. */
export function LatePopover({ trigger, ...panel }: LatePopoverProps) {
  return (
    <LateLayer trigger={trigger}>
      {(pressed) => <PopoverThen {...panel} trigger={trigger} defaultOpen={pressed} />}
    </LateLayer>
  );
}
