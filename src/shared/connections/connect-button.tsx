import { type ReactNode, useCallback } from 'react';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { endsInVain } from './connect-state';
import type { Connecting } from './use-connect';

interface ConnectButtonProps {
  connecting: Connecting;
  /** What is read aloud, where the words on it do not name what is connected. */
  label?: string | undefined;
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  children: ReactNode;
}

/** The heading of the entry that an element stands in. */
export const nameBeside = (element: Element): HTMLElement | null | undefined =>
  element.closest('li')?.querySelector<HTMLElement>('h2[tabindex]');

/** Begins to connect in the click itself: a browser opens a window only then. Only for who may connect. */
export function ConnectButton({ connecting, label, variant = 'secondary', children }: ConnectButtonProps) {
  const may = useMay();
  const { button, state } = connecting;
  const hold = useCallback(
    (element: HTMLButtonElement) => {
      button.current = element;
      return () => {
        button.current = null;
        if (document.activeElement !== element) return;
        // What is connected again needs no button any longer: its name takes the focus, once the list is in its new order.
        const name = nameBeside(element);
        queueMicrotask(() => name?.focus());
      };
    },
    [button],
  );
  // The notice below it has what can be done while somebody is connecting, and the way to try again.
  if (!may('connect') || state.phase === 'waiting' || endsInVain(state)) return null;
  return (
    <Button
      ref={hold}
      variant={variant}
      size="sm"
      aria-label={label}
      busy={state.phase === 'starting'}
      onClick={connecting.start}
    >
      {children}
    </Button>
  );
}
