import { type ComponentProps, lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import { Late } from './late';

const ConfirmDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog })),
);

/** A ConfirmDialog whose code comes when it is asked for: for pages on which it is rare. */
export function LateConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Late>
      <ConfirmDialog {...props} />
    </Late>
  );
}
