import { useI18nContext } from '@i18n/i18n-react';
import { lazy, Suspense } from 'react';
import { useCurrentUser } from '@/api/generated/auth/auth';
import { UsageMeter } from '@/features/billing/usage-meter';
import { HomeScreen } from '@/features/home/home-screen';
import { displayName } from '@/lib/display-name';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { PartFailure } from '@/shared/failures/part-failure';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { useAccountFacts } from './use-account-facts';

const HomeConnectionHealth = lazy(() =>
  loadPart(async () => ({ default: (await import('./home-connection-health')).HomeConnectionHealth })),
);

/** The first page of the day: the agents and the use of the plan, each failing alone. */
export function HomePage() {
  const { account, accountQuery, agents, agentsQuery, counts, limit, usage } = useAccountFacts();
  const { data: person } = useCurrentUser();
  const { LL } = useI18nContext();
  const idle = useIdle();
  return (
    <HomeScreen
      name={person ? displayName(person.user) : ''}
      account={account}
      agents={agents}
      counts={counts}
      failure={<FailurePanel error={agentsQuery.error} onRetry={() => void agentsQuery.refetch()} />}
      connections={(nothing) => {
        const awaited = nothing && <Skeleton className="h-5 w-48" />;
        return idle ? (
          <Suspense fallback={awaited}>
            <HomeConnectionHealth nothing={nothing} />
          </Suspense>
        ) : (
          awaited
        );
      }}
      limit={limit}
      usage={
        accountQuery.data ? (
          <Card>
            <UsageMeter facts={usage} leadsToPlans leadsToDetails />
          </Card>
        ) : (
          <Card title={LL.usage.title()}>
            <PartFailure error={accountQuery.error} onRetry={() => void accountQuery.refetch()} />
          </Card>
        )
      }
    />
  );
}
