import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Bot, MessageCircle, Pause, Play, Rocket } from 'lucide-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { fuzzyScore } from '@/lib/fuzzy-score';
import { useDebounced } from '@/lib/use-debounced';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { agentName } from '@/shared/agents/agent-name';
import { useFoundAgents } from '@/shared/agents/use-found-agents';
import type { PaletteEntry, PaletteSource } from '@/ui/palette-source';
import { useAgentChanges } from './use-agent-changes';

const AGENTS_FOUND = 20;
/** Of the agents that are found so many offer what can be done with them. */
const AGENTS_WITH_ACTIONS = 5;
const TYPING_MS = 120;
const SIZE = { size: 16, 'aria-hidden': true } as const;

/** So many letters alone are an action, and no longer the beginning of a name. */
const LETTERS_OF_A_VERB = 4;

/** What is looked for where an action is named before it: "pause orders" looks for "orders", "pause" for any agent. */
function withoutVerb(typed: string, verbs: readonly string[]): string {
  const [first = '', ...rest] = typed.split(/\s+/);
  const least = rest.length > 0 ? 2 : LETTERS_OF_A_VERB;
  const isVerb = first.length >= least && verbs.some((verb) => fuzzyScore(verb, first) === 1);
  return isVerb ? rest.join(' ') : typed;
}

/**
 * The agents, looked for by the provider, since there may be thousands; what can be done with those that are found; and
 * the same of the agent whose page this is.
 */
export function useAgentSources(typedRaw: string): Record<'here' | 'agents' | 'actions', PaletteSource> {
  const { LL } = useI18nContext();
  const t = LL.palette;
  const accountId = useAccountId();
  const navigate = useNavigate();
  const { keyBot } = useParams({ strict: false });
  const { change } = useAgentChanges(accountId);
  const may = useMay();
  const typed = typedRaw.trim();
  const asked = withoutVerb(
    typed,
    [t.test, t.publish, t.pause, t.resume].map((text) => text({ name: '' })),
  );
  const q = useDebounced(asked, TYPING_MS);
  const { data, error, isPlaceholderData, isFetching, refetch } = useFoundAgents(
    q === '' ? { accountId } : { accountId, q, limit: AGENTS_FOUND },
  );
  const agents = (data?.items ?? []).slice(0, AGENTS_FOUND);
  // The list has the creator beside the agents; it is found by the name that it has in this language.
  const creator = data?.botCreator;
  const creatorName = creator ? agentName(creator, LL) : '';
  const isCreatorFound = creator && (q === '' || fuzzyScore(creatorName, asked) > 0);

  const open = (id: string, label: string): PaletteEntry => ({
    id,
    label,
    icon: <Bot {...SIZE} />,
    onSelect: () => void navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot: id } }),
  });
  const actionsOf = (agent: Agent): PaletteEntry[] => {
    const { botKey, name, status, unpublishedChanges } = agent;
    const pausing = status === 'live' ? 'pause' : status === 'paused' ? 'resume' : undefined;
    return [
      {
        id: `test-${botKey}`,
        label: t.test({ name }),
        icon: <MessageCircle {...SIZE} />,
        onSelect: () =>
          void navigate({
            to: '/{-$locale}/dashboard/agents/$keyBot/test-agent',
            params: { keyBot: botKey },
          }),
      },
      ...(unpublishedChanges === false || !may('publish')
        ? []
        : [
            {
              id: `publish-${botKey}`,
              label: t.publish({ name }),
              icon: <Rocket {...SIZE} />,
              onSelect: () =>
                void navigate({
                  to: '/{-$locale}/dashboard/agents/$keyBot',
                  params: { keyBot: botKey },
                  search: { publish: true },
                }),
            },
          ]),
      ...(pausing && may('edit')
        ? [
            {
              id: `${pausing}-${botKey}`,
              label: t[pausing]({ name }),
              icon: pausing === 'pause' ? <Pause {...SIZE} /> : <Play {...SIZE} />,
              onSelect: () => void change(pausing, [agent]),
            },
          ]
        : []),
    ];
  };

  const here = agents.find(({ botKey }) => botKey === keyBot);
  const named = agents
    .filter((agent) => agent !== here && typed !== '' && (asked === '' || fuzzyScore(agent.name, asked) > 0))
    .slice(0, AGENTS_WITH_ACTIONS);
  return {
    here: { id: 'agent-here', heading: here?.name ?? '', entries: here ? actionsOf(here) : [] },
    agents: {
      id: 'agents',
      heading: LL.shell.agents(),
      // Until the provider has answered for these letters, what it found before must hold them, too.
      found: !isPlaceholderData && q === typed,
      searching: isFetching || q !== asked,
      failure: error ? { title: t.agentsIncomplete(), error, retry: () => void refetch() } : undefined,
      entries: [
        ...agents.map(({ botKey, name }) => open(botKey, name)),
        ...(isCreatorFound ? [open(creator.botKey, creatorName)] : []),
      ],
      // It was chosen in another language, maybe.
      recall: ({ id, label }) => open(id, id === creator?.botKey ? creatorName : label),
    },
    actions: { id: 'agent-actions', heading: t.agentActions(), entries: named.flatMap(actionsOf) },
  };
}
