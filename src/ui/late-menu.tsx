import { type ComponentProps, lazy, Suspense } from 'react';
import { loadPart } from '@/lib/load-part';
import type { Menu } from './menu';

const loading = loadPart(async () => ({ default: (await import('./menu')).Menu }));
// Whoever renders it hears of a failure.
loading.catch(() => undefined);
const MenuThen = lazy(() => loading);

/** A menu whose code comes beside that of its page, not before it; until then its button is there alone. */
export function LateMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={props.trigger}>
      <MenuThen {...props} />
    </Suspense>
  );
}
