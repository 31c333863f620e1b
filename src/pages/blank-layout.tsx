import { Outlet } from '@tanstack/react-router';
import { BlankPage } from '@/ui/blank-page';

/** A page without a frame. */
export function BlankLayout() {
  return (
    <BlankPage>
      <Outlet />
    </BlankPage>
  );
}
