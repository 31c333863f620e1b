import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUserSuspense } from '@/api/generated/auth/auth';
import { UsageMeter } from '@/features/billing/usage-meter';
import { HomeScreen } from '@/features/home/home-screen';
import { displayName } from '@/lib/display-name';
import {
  AgentLink,
  AgentsLink,
  FailingAgentsLink,
  NewAgentLink,
  PlansLink,
  PlanUsageLink,
  SettingsLink,
  TestLink,
  UnpublishedAgentsLink,
} from '@/routes/-parts/links';
import { useAccountFacts } from '@/routes/-parts/use-account-facts';

const links = {
  Agent: AgentLink,
  Test: TestLink,
  Agents: AgentsLink,
  NewAgent: NewAgentLink,
  Settings: SettingsLink,
  Plans: PlansLink,
  Failing: FailingAgentsLink,
  Unpublished: UnpublishedAgentsLink,
};

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/home')({
  component: function HomeRoute() {
    const { accountId } = Route.useRouteContext();
    const { account, bots, limit, usage } = useAccountFacts(accountId);
    const { data: person } = useCurrentUserSuspense();
    return (
      <HomeScreen
        name={displayName(person.user)}
        account={account}
        bots={bots}
        limit={limit}
        usage={<UsageMeter facts={usage} PlansLink={PlansLink} DetailsLink={PlanUsageLink} />}
        links={links}
      />
    );
  },
  staticData: { showsWidget: true, title: (LL) => LL.shell.home() },
});
