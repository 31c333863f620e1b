import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { getBotQueryOptions } from '@/api/generated/projects/projects';
import { AgentChoice } from '@/features/agents/agent-choice';
import { instructionsSearch } from '@/routes/-parts/instructions-search';
import { InstructionsLink, NewAgentLink } from '@/routes/-parts/links';
import { RoutedInstructions } from '@/routes/-parts/routed-instructions';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/instructions')({
  validateSearch: instructionsSearch,
  loaderDeps: ({ search: { agent } }) => ({ agent }),
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, deps: { agent } }) => {
    if (agent) queryClient.query(getBotQueryOptions(agent)).catch(() => undefined);
  },
  component: function InstructionsRoute() {
    const { LL } = useI18nContext();
    const { accountId } = Route.useRouteContext();
    const { agent, lang } = Route.useSearch();
    const navigate = Route.useNavigate();
    if (!agent)
      return (
        <AgentChoice
          accountId={accountId}
          title={LL.instructions.title()}
          text={LL.instructions.setup.text()}
          ChosenLink={InstructionsLink}
          NewAgentLink={NewAgentLink}
        />
      );
    return (
      <RoutedInstructions
        key={agent}
        accountId={accountId}
        botKey={agent}
        language={lang}
        onLanguage={(next) =>
          void navigate({ search: { agent, lang: next }, replace: true, resetScroll: false })
        }
      />
    );
  },
  staticData: { words: ['agents', 'draft', 'instructions'], title: (LL) => LL.shell.rooms.instructions() },
});
