import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BlankPage } from '@/ui/blank-page';

export const Route = createFileRoute('/{-$locale}/_blank')({
  component: function BlankRoute() {
    const { banner } = Route.useRouteContext();
    return (
      <BlankPage banner={banner}>
        <Outlet />
      </BlankPage>
    );
  },
});
