import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { CreationScreen } from '@/features/agent-creation/creation-screen';
import { useNewAgentCost } from '@/features/billing/use-new-agent-cost';
import { loadPart } from '@/lib/load-part';
import { OnlyFor } from '@/shared/account/only-for';
import { Late } from '@/ui/late';
import { PageSkeleton } from '@/ui/page-skeleton';
import { useAccountFacts } from './use-account-facts';
import { useUsage } from './use-usage';

// It comes while a creation is being started.
const AgentProcessingScreen = lazy(() =>
  loadPart(async () => ({
    default: (await import('@/features/agent-creation/agent-processing-screen')).AgentProcessingScreen,
  })),
);

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/create-new-agent');

/** The ways to a new agent, or the creation that is running. */
export function CreateAgentPage() {
  const { LL } = useI18nContext();
  const { job, ...search } = route.useSearch();
  const { account, botCreator, used, limit } = useAccountFacts();
  const usage = useUsage();
  const cost = useNewAgentCost(usage);
  // A running creation is found again after a reload or on another device (specification §3); who has chosen a way
  // begins another agent.
  const jobId = job ?? (search.way ? undefined : account.currentTemplateGenerator?.jobId);
  if (jobId) {
    return (
      <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
        <AgentProcessingScreen key={jobId} jobId={jobId} />
      </Late>
    );
  }
  return (
    <OnlyFor act="edit">
      <CreationScreen
        search={search}
        hasAgents={used > 0}
        creatorKey={botCreator?.botKey}
        companyName={account.infoCompany?.name ?? ''}
        full={used >= limit ? limit : undefined}
        cost={cost}
      />
    </OnlyFor>
  );
}
