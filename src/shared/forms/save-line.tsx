import { Button } from '@/ui/button';

interface SaveLineProps {
  label: string;
  busy: boolean;
  dirty: boolean;
  /** Says that something is not saved yet. */
  unsaved: string;
}

/** The button that saves a section, and whether it has something to save. */
export function SaveLine({ label, busy, dirty, unsaved }: SaveLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      {dirty && <p className="text-[0.8125rem] text-quiet">{unsaved}</p>}
    </div>
  );
}
