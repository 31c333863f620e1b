import {
  type ComponentType,
  cloneElement,
  type LazyExoticComponent,
  lazy,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { Late } from './late';

/** A button that opens a menu or a panel. */
export type LateTrigger = ReactElement<{
  onClick?: () => void;
  onPointerDown?: (event: PointerEvent) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  autoFocus?: boolean;
}>;

interface LateCode<Layer> {
  /** The menu or panel; whoever renders it waits until its code was asked for and is there. */
  Layer: Layer;
  ask: () => void;
}

/** The code of a menu or panel, which is loaded once somebody asks for it. */
export function lateCode<Props>(
  load: () => Promise<ComponentType<Props>>,
): LateCode<LazyExoticComponent<ComponentType<Props>>> {
  let isAsked = false;
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType<Props> }>();
  // Whoever renders it hears of a failure.
  promise.catch(() => undefined);
  const ask = () => {
    if (!isAsked) resolve(loadPart(async () => ({ default: await load() })));
    isAsked = true;
  };
  return { Layer: lazy(() => promise), ask };
}

interface LateLayerProps {
  trigger: LateTrigger;
  /** Asks for the code of what the button opens. */
  ask: () => void;
  /** The menu or panel with its button; open at once where that was pressed before. */
  children: (trigger: LateTrigger, isPressed: boolean) => ReactNode;
}

/** What a button opens and whose code waits until the page is quiet: pressed before, it comes then and opens on arrival. */
export function LateLayer({ trigger, ask, children }: LateLayerProps) {
  const [isPressed, setPressed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useIdle(ask);
  const press = () => {
    setPressed(true);
    ask();
  };
  const waiting = cloneElement(trigger, {
    onClick: press,
    // The code may come between the press and the release of a mouse, and a button that is gone is never clicked.
    onPointerDown: ({ pointerType, button }) => {
      if (pointerType === 'mouse' && button === 0) press();
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  });
  // The button that waits gives its place to the one that opens, and the focus with it.
  const ready = isFocused ? cloneElement(trigger, { autoFocus: true }) : trigger;
  return <Late fallback={waiting}>{children(ready, isPressed)}</Late>;
}
