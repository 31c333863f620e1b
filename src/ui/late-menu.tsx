import type { ComponentProps } from 'react';
import { LateLayer, type LateTrigger, lateCode } from './late-layer';
import type { Menu } from './menu';

const { Layer, ask } = lateCode(async () => (await import('./menu')).Menu);

interface LateMenuProps extends Omit<ComponentProps<typeof Menu>, 'trigger' | 'defaultOpen'> {
  trigger: LateTrigger;
}

/** A menu whose code comes once its page is quiet. */
export function LateMenu({ trigger, ...menu }: LateMenuProps) {
  return (
    <LateLayer trigger={trigger} ask={ask}>
      {(button, isPressed) => <Layer {...menu} trigger={button} defaultOpen={isPressed} />}
    </LateLayer>
  );
}
