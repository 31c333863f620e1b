import { createFileRoute } from '@tanstack/react-router';
import { getBotQueryOptions } from '@/api/generated/projects/projects';
import { agentPageSearch } from '@/routes/-parts/agent-page-search';
import { RoutedAgent } from '@/routes/-parts/routed-agent';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/')({
  validateSearch: agentPageSearch,
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, params: { keyBot } }) => {
    queryClient.query(getBotQueryOptions(keyBot)).catch(() => undefined);
  },
  component: function AgentRoute() {
    const { keyBot } = Route.useParams();
    const { accountId } = Route.useRouteContext();
    const { tab = 'overview', lang, focus, from, to } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <RoutedAgent
        key={keyBot}
        accountId={accountId}
        botKey={keyBot}
        tab={tab}
        focus={focus}
        onTab={(next, language = lang) =>
          void navigate({
            search: (now) => ({ ...now, tab: next, lang: language, focus: undefined }),
            replace: true,
          })
        }
        textLanguage={lang}
        onTextLanguage={(next) =>
          void navigate({ search: (now) => ({ ...now, lang: next }), replace: true, resetScroll: false })
        }
        compared={{ from, to }}
        onCompare={(next) =>
          void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false })
        }
      />
    );
  },
  staticData: {
    words: ['agent', 'agentActions', 'agents', 'draft', 'instructions', 'versions'],
    showsWidget: true,
    title: (LL) => LL.shell.agents(),
  },
});
