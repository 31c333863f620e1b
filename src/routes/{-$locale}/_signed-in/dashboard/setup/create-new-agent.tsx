import { createFileRoute } from '@tanstack/react-router';
import { type CreationSearch, creationSearch } from '@/features/agent-creation/creation-search';
import { RoutedCreation } from '@/routes/-parts/routed-creation';
import { RoutedProcessing } from '@/routes/-parts/routed-processing';
import { useAccountFacts } from '@/routes/-parts/use-account-facts';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/create-new-agent')({
  validateSearch: (search): CreationSearch & { job?: string } => ({
    ...creationSearch(search),
    ...(typeof search.job === 'string' && { job: search.job }),
  }),
  component: function CreateNewAgentRoute() {
    const { accountId } = Route.useRouteContext();
    const { job, ...search } = Route.useSearch();
    const { account } = useAccountFacts(accountId);
    // A creation under way is found again after a reload or on another device (specification §3); who has chosen a way
    // begins another agent.
    const jobId = job ?? (search.way ? undefined : account.currentTemplateGenerator?.jobId);
    return jobId ? (
      <RoutedProcessing key={jobId} accountId={accountId} jobId={jobId} />
    ) : (
      <RoutedCreation accountId={accountId} search={search} />
    );
  },
  staticData: {
    words: ['agents', 'creation', 'draft', 'instructions'],
    title: (LL) => LL.shell.rooms.newAgent(),
  },
});
