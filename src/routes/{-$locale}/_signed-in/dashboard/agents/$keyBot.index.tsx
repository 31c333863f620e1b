import { createFileRoute } from '@tanstack/react-router';
import { getBotQueryOptions } from '@/api/generated/projects/projects';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { type AgentTab, agentTab } from '@/features/agents/agent-tab';
import { RoutedAgent } from '@/routes/-parts/routed-agent';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/')({
  validateSearch: ({ tab, lang }): { tab?: AgentTab; lang?: Locale } => ({
    ...(tab === undefined ? {} : { tab: agentTab(tab) }),
    ...(lang === 'en' || lang === 'es' ? { lang } : {}),
  }),
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, params: { keyBot } }) => {
    queryClient.query(getBotQueryOptions(keyBot)).catch(() => undefined);
  },
  component: function AgentRoute() {
    const { keyBot } = Route.useParams();
    const { accountId } = Route.useRouteContext();
    const { tab = 'overview', lang } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <RoutedAgent
        key={keyBot}
        accountId={accountId}
        botKey={keyBot}
        tab={tab}
        onTab={(next) => void navigate({ search: (now) => ({ ...now, tab: next }), replace: true })}
        textLanguage={lang}
        onTextLanguage={(next) => void navigate({ search: (now) => ({ ...now, lang: next }), replace: true })}
      />
    );
  },
  staticData: {
    words: ['agent', 'agentActions', 'agents', 'draft', 'instructions'],
    showsWidget: true,
    title: (LL) => LL.shell.agents(),
  },
});
