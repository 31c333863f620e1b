import { type ComponentProps, cloneElement, lazy, type ReactElement, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { Late } from './late';
import type { Menu } from './menu';

const loading = loadPart(async () => ({ default: (await import('./menu')).Menu }));
// Whoever renders it hears of a failure.
loading.catch(() => undefined);
const MenuThen = lazy(() => loading);

interface LateMenuProps extends Omit<ComponentProps<typeof Menu>, 'trigger' | 'defaultOpen'> {
  trigger: ReactElement<{ onClick?: () => void }>;
}

/** A menu whose code comes beside that of its page, not before it; pressed until then, its button opens it on arrival. */
export function LateMenu({ trigger, ...menu }: LateMenuProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <Late fallback={cloneElement(trigger, { onClick: () => setPressed(true) })}>
      <MenuThen {...menu} trigger={trigger} defaultOpen={pressed} />
    </Late>
  );
}
