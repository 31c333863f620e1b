import { getRouteApi } from '@tanstack/react-router';
import { IntegrationTestScreen } from '@/features/tool-tests/integration-test-screen';
import { OnlyFor } from '@/shared/account/only-for';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/composio-integration-test');

/** A whole integration, tried step by step. */
export function ComposioIntegrationTestPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <OnlyFor act="edit">
      <IntegrationTestScreen
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </OnlyFor>
  );
}
