import type { ComponentProps } from 'react';
import { LateLayer, type LateTrigger, lateCode } from './late-layer';
import type { Popover } from './popover';

const { Layer, ask } = lateCode(async () => (await import('./popover')).Popover);

interface LatePopoverProps extends Omit<ComponentProps<typeof Popover>, 'trigger' | 'defaultOpen'> {
  trigger: LateTrigger;
}

/** A panel whose code comes once its page is quiet. */
export function LatePopover({ trigger, ...panel }: LatePopoverProps) {
  return (
    <LateLayer trigger={trigger} ask={ask}>
      {(button, isPressed) => <Layer {...panel} trigger={button} defaultOpen={isPressed} />}
    </LateLayer>
  );
}
