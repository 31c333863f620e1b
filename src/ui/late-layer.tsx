import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { Late } from './late';

/** A button that opens a menu or a panel. */
export type LateTrigger = ReactElement<{ onClick?: () => void }>;

interface LateLayerProps {
  trigger: LateTrigger;
  /** The menu or panel with its button, once its code is there; open at once where the button was pressed before. */
  children: (pressed: boolean) => ReactNode;
}

/** What a button opens and whose code comes beside that of its page, not before it: pressed until then, it opens on arrival. */
export function LateLayer({ trigger, children }: LateLayerProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <Late fallback={cloneElement(trigger, { onClick: () => setPressed(true) })}>{children(pressed)}</Late>
  );
}
