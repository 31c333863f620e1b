import { lazy, Suspense } from 'react';
import type { BotDraftEdit } from '@/api/use-bot-draft';
import { loadPart } from '@/lib/load-part';

const ConflictFields = lazy(() =>
  loadPart(async () => ({ default: (await import('./conflict-fields')).ConflictFields })),
);

/** What two people changed in one draft; it comes with the first conflict, which few visits have. */
export function DraftConflict({ draft }: { draft: BotDraftEdit }) {
  return (
    <Suspense fallback={null}>
      <ConflictFields draft={draft} />
    </Suspense>
  );
}
