import { type ComponentProps, lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import { LateLayer, type LateTrigger } from './late-layer';
import type { Menu } from './menu';

const loading = loadPart(async () => ({ default: (await import('./menu')).Menu }));
// Whoever renders it hears of a failure.
loading.catch(() => undefined);
const MenuThen = lazy(() => loading);

interface LateMenuProps extends Omit<ComponentProps<typeof Menu>, 'trigger' | 'defaultOpen'> {
  trigger: LateTrigger;
}

/** A menu whose code comes beside that of its page. */
export function LateMenu({ trigger, ...menu }: LateMenuProps) {
  return (
    <LateLayer trigger={trigger}>
      {(pressed) => <MenuThen {...menu} trigger={trigger} defaultOpen={pressed} />}
    </LateLayer>
  );
}
