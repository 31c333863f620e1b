import { lazy } from 'react';
import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';

const TestDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./test-dialog')).TestDialog })),
);
const PasteDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./paste-dialog')).PasteDialog })),
);

/** What is open over the tests: a new one, pasted ones, or the one that is edited. */
export type OpenDialog = 'new' | 'paste' | TestCase;

interface TestsDialogProps {
  botKey: string;
  open: OpenDialog | undefined;
  knownSets: readonly string[];
  /** The set that is shown: a new test belongs to it. */
  set: string | undefined;
  onClose: () => void;
}

/** The dialog over the tests, if one is open. */
export function TestsDialog({ botKey, open, knownSets, set, onClose }: TestsDialogProps) {
  return (
    <Late>
      {open === 'paste' && <PasteDialog botKey={botKey} set={set} onClose={onClose} />}
      {open !== undefined && open !== 'paste' && (
        <TestDialog
          botKey={botKey}
          test={open === 'new' ? undefined : open}
          knownSets={knownSets}
          set={set}
          onClose={onClose}
        />
      )}
    </Late>
  );
}
