import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';

/** The way to a new agent. */
export function NewAgentLink({ label }: { label: string }) {
  return (
    <Link to="/{-$locale}/dashboard/setup/create-new-agent" className={buttonClass()}>
      <Plus size={16} aria-hidden="true" />
      {label}
    </Link>
  );
}
