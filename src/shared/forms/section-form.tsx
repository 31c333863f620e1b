import type { ReactNode } from 'react';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { SaveLine } from './save-line';
import { useLeaveGuard } from './use-leave-guard';

interface SectionFormProps {
  /** What the button says; without it there is nothing that this person may save. */
  save: string | undefined;
  dirty: boolean;
  busy: boolean;
  error: unknown;
  onSave: () => void;
  className?: string;
  children: ReactNode;
}

/** A section of the settings that is saved by itself, and asks before it is left unsaved. */
export function SectionForm({
  save,
  dirty,
  busy,
  error,
  onSave,
  className = '',
  children,
}: SectionFormProps) {
  const leaveDialog = useLeaveGuard(dirty);
  return (
    <form
      noValidate
      className={`flex flex-col gap-4 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave();
      }}
    >
      {leaveDialog}
      {children}
      <FailureNotice error={error} />
      {save !== undefined && <SaveLine label={save} busy={busy} dirty={dirty} />}
    </form>
  );
}
