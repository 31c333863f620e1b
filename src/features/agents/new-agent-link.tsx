import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMay } from '@/shared/account/use-may';
import { buttonClass } from '@/ui/button-class';

/** The way to a new agent, for who may make one. */
export function NewAgentLink({ label }: { label: string }) {
  const may = useMay();
  if (!may('edit')) return null;
  return (
    <Link to="/{-$locale}/dashboard/setup/create-new-agent" className={buttonClass()}>
      <Plus size={16} aria-hidden="true" />
      {label}
    </Link>
  );
}
