import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { Connecting } from './use-connect';

interface ConnectButtonProps {
  connecting: Connecting;
  /** What is read aloud, where the words on it do not name what is connected. */
  label?: string | undefined;
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  children: ReactNode;
}

/** Begins to connect in the click itself: a browser opens a window only then. */
export function ConnectButton({ connecting, label, variant = 'secondary', children }: ConnectButtonProps) {
  const { phase } = connecting.state;
  return (
    <Button
      variant={variant}
      size="sm"
      aria-label={label}
      busy={phase === 'starting'}
      aria-disabled={phase === 'waiting'}
      onClick={connecting.start}
    >
      {children}
    </Button>
  );
}
