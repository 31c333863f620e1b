import { Outlet, useRouteContext } from '@tanstack/react-router';
import { BlankPage } from '@/ui/blank-page';

/** A page without a frame. */
export function BlankLayout() {
  const { banner } = useRouteContext({ from: '/{-$locale}' });
  return (
    <BlankPage banner={banner}>
      <Outlet />
    </BlankPage>
  );
}
