import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface AddButtonProps {
  /** Why nothing more can be added, where that is so. */
  full: ReactNode;
  onAdd: () => void;
  children: ReactNode;
}

/** Below a list: what adds to it, or why it is full. */
export function AddButton({ full, onAdd, children }: AddButtonProps) {
  if (full) return <p className="mt-3 text-quiet">{full}</p>;
  return (
    <Button variant="secondary" className="mt-3" icon={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
      {children}
    </Button>
  );
}
