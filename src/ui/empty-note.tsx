import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from './drawing';

interface EmptyNoteProps {
  drawing: ComponentProps<typeof Drawing>['name'];
  children: ReactNode;
}

/** Inside a card: says in a line that there is nothing yet. */
export function EmptyNote({ drawing, children }: EmptyNoteProps) {
  return (
    <div className="mb-4 flex flex-col items-center gap-1 text-center last:mb-0">
      <Drawing name={drawing} />
      <p className="text-quiet">{children}</p>
    </div>
  );
}
