import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/api/generated/auth/auth';
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
import { FailurePanel } from '@/shared/failures/failure-panel';
import { PartFailure } from '@/shared/failures/part-failure';
import { Card } from '@/ui/card';

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
    const { account, accountQuery, bots, botsQuery, counts, limit, usage } = useAccountFacts(accountId);
    const { data: person } = useCurrentUser();
    const { LL } = useI18nContext();
    return (
      <HomeScreen
        name={person ? displayName(person.user) : ''}
        account={account}
        bots={bots}
        counts={counts}
        failure={<FailurePanel error={botsQuery.error} onRetry={() => void botsQuery.refetch()} />}
        limit={limit}
        usage={
          accountQuery.data ? (
            <Card>
              <UsageMeter facts={usage} PlansLink={PlansLink} DetailsLink={PlanUsageLink} />
            </Card>
          ) : (
            <Card title={LL.usage.title()}>
              <PartFailure error={accountQuery.error} onRetry={() => void accountQuery.refetch()} />
            </Card>
          )
        }
        links={links}
      />
    );
  },
  staticData: { showsWidget: true, title: (LL) => LL.shell.home() },
});
