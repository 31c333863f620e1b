import { type ComponentProps, lazy, Suspense } from 'react';
import type { Menu } from './menu';

const loading = import('./menu').then(({ Menu: component }) => ({ default: component }));
const MenuThen = lazy(() => loading);

/** A menu whose code comes beside that of its page, not before it; until then its button is there alone. */
export function LateMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={props.trigger}>
      <MenuThen {...props} />
    </Suspense>
  );
}
