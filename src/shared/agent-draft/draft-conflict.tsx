import { lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';
import type { AgentDraft } from './use-agent-draft';

const ConflictFields = lazy(() =>
  loadPart(async () => ({ default: (await import('./conflict-fields')).ConflictFields })),
);

/** What two people changed in one draft; it comes with the first conflict, which few visits have. */
export function DraftConflict({ draft }: { draft: AgentDraft }) {
  return (
    <Late fallback={null}>
      <ConflictFields draft={draft} />
    </Late>
  );
}
