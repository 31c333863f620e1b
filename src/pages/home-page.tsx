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

const HomeAttention = lazy(() =>
  loadPart(async () => ({ default: (await import('./home-attention')).HomeAttention })),
);

/** The first page of the day: the agents and the use of the plan, each failing alone. */
export function HomePage() {
  const { account, accountQuery, agents, agentsQuery, counts, limit, usage } = useAccountFacts();
  const { data: person } = useCurrentUser();
  const { LL } = useI18nContext();
  const idle = useIdle();
  // Where no state of an agent is known, nobody knows whether something will be there.
  const awaited = counts?.live !== undefined && (
    <Card title={LL.home.attention()}>
      <Skeleton className="h-24 w-full" />
    </Card>
  );
  return (
    <HomeScreen
      name={person ? displayName(person.user) : ''}
      account={account}
      agents={agents}
      counts={counts}
      failure={<FailurePanel error={agentsQuery.error} onRetry={() => void agentsQuery.refetch()} />}
      attention={
        agents && idle ? (
          <Suspense fallback={awaited}>
            <HomeAttention agents={agents} counts={counts} />
          </Suspense>
        ) : (
          awaited
        )
      }
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
