import { type ComponentProps, lazy, Suspense } from 'react';
import { loadPart } from '@/lib/load-part';

const ConfirmDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog })),
);

/** A ConfirmDialog whose code comes when it is asked for: for pages on which it is rare. */
export function LateConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
