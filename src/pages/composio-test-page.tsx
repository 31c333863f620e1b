import { getRouteApi } from '@tanstack/react-router';
import { ActionTestScreen } from '@/features/tool-tests/action-test-screen';
import { OnlyFor } from '@/shared/account/only-for';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/composio-test');

/** One action of a toolkit, tried. */
export function ComposioTestPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <OnlyFor act="edit">
      <ActionTestScreen
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </OnlyFor>
  );
}
