import { createFileRoute } from '@tanstack/react-router';
import { getBotQueryOptions } from '@/api/generated/projects/projects';
import { RoutedCreator } from '@/routes/-parts/routed-creator';

interface CreatorSearch {
  /** The agent to work on, or `new`. */
  agent?: string | undefined;
  job?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/creator-agent/$keyBot')({
  validateSearch: ({ agent, job }): CreatorSearch => ({ agent: text(agent), job: text(job) }),
  loaderDeps: ({ search: { agent } }) => ({ agent }),
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, params: { keyBot }, deps: { agent } }) => {
    const botKey = agent === undefined || agent === 'new' ? keyBot : agent;
    queryClient.query(getBotQueryOptions(botKey)).catch(() => undefined);
  },
  component: function CreatorRoute() {
    const { keyBot } = Route.useParams();
    const { agent, job } = Route.useSearch();
    return <RoutedCreator keyBot={keyBot} agent={agent} job={job} />;
  },
  staticData: {
    words: ['agents', 'creator', 'draft', 'instructions', 'testChat'],
    title: (LL) => LL.shell.rooms.creator(),
  },
});
