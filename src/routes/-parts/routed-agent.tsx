import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Locale } from '@/api/generated/schemas';
import { channelFlags } from '@/api/welcome-settings';
import { AgentScreen } from '@/features/agents/agent-screen';
import type { AgentTab } from '@/features/agents/agent-tab';
import { ChannelsTab } from '@/features/agents/channels-tab';
import { HandoffTab } from '@/features/agents/handoff-tab';
import { OverviewTab } from '@/features/agents/overview-tab';
import { ToolsTab } from '@/features/tools/tools-tab';
import type { Compared } from '@/features/versions/compare-card';
import { PublishButton } from '@/features/versions/publish-button';
import type { PublishGate } from '@/features/versions/publish-sheet';
import { loadPart } from '@/lib/load-part';
import { useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { AgentsLink, CreatorLink, TestLink } from './links';
import { RoutedTestGate } from './routed-test-gate';
import { useFocusOnPart } from './use-focus-on-part';
import { useGoToFix } from './use-go-to-fix';
import { useWelcomeProcess } from './use-welcome-process';

// What the page does not open with.
const InstructionsPart = lazy(() =>
  loadPart(async () => ({ default: (await import('./instructions-part')).InstructionsPart })),
);
const VersionsTab = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/versions/versions-tab')).VersionsTab })),
);

const AgentFileMenu = lazy(() =>
  loadPart(async () => ({
    default: (await import('@/features/agent-creation/agent-file-menu')).AgentFileMenu,
  })),
);

const late = (part: ReactNode) => <Suspense fallback={<Skeleton className="h-64 w-full" />}>{part}</Suspense>;

interface RoutedAgentProps {
  accountId: string;
  botKey: string;
  tab: AgentTab;
  /** A block or a piece of knowledge to begin at. */
  focus?: string | undefined;
  /** Opens a part, and in it the texts of a language. */
  onTab: (tab: AgentTab, language?: Locale) => void;
  /** Which texts of the instructions are edited. */
  textLanguage: Locale | undefined;
  onTextLanguage: (language: Locale) => void;
  /** Which versions are compared. */
  compared: Compared;
  onCompare: (compared: Compared) => void;
}

const NEW_AGENT = '/{-$locale}/dashboard/setup/create-new-agent';

/** One agent's page: one draft, worked on in all its parts. */
export function RoutedAgent({
  accountId,
  botKey,
  tab,
  focus,
  onTab,
  textLanguage,
  onTextLanguage,
  compared,
  onCompare,
}: RoutedAgentProps) {
  const { LL } = useI18nContext();
  const draft = useAgentDraft(botKey);
  useFocusOnPart(focus, draft.content !== undefined);
  const [publishing, setPublishing] = useState(false);
  const [verdict, setVerdict] = useState<PublishGate['verdict']>('unknown');
  const goToFix = useGoToFix(tab, onTab);
  const navigate = useNavigate();
  const { query: welcome } = useWelcomeProcess(accountId);
  const flags = welcome.data && channelFlags(welcome.data);
  return (
    <AgentScreen
      botKey={botKey}
      draft={draft}
      tab={tab}
      onTab={onTab}
      tabs={[
        { value: 'overview', content: <OverviewTab draft={draft} /> },
        {
          value: 'instructions',
          content: late(
            <InstructionsPart
              accountId={accountId}
              botKey={botKey}
              draft={draft}
              language={textLanguage}
              onLanguage={onTextLanguage}
            />,
          ),
        },
        { value: 'tools', content: <ToolsTab accountId={accountId} draft={draft} /> },
        { value: 'channels', content: <ChannelsTab draft={draft} flags={flags} /> },
        { value: 'handoff', content: <HandoffTab draft={draft} /> },
        {
          value: 'versions',
          content: late(<VersionsTab draft={draft} compared={compared} onCompare={onCompare} />),
        },
      ]}
      publish={
        <PublishButton
          accountId={accountId}
          draft={draft}
          open={publishing}
          onOpenChange={setPublishing}
          gate={
            draft.bot && {
              content: (
                <RoutedTestGate botKey={botKey} revision={draft.bot.draft.revision} onVerdict={setVerdict} />
              ),
              verdict,
            }
          }
          onFix={(check) => {
            setPublishing(false);
            goToFix(check);
          }}
        />
      }
      more={
        <>
          <Suspense fallback={<span className="size-9 max-sm:size-11" />}>
            <AgentFileMenu draft={draft} onWay={(search) => void navigate({ to: NEW_AGENT, search })} />
          </Suspense>
          <CreatorLink botKey={botKey} className={buttonClass({ variant: 'secondary' })}>
            {LL.shell.rooms.creator()}
          </CreatorLink>
        </>
      }
      TestLink={TestLink}
      BackLink={AgentsLink}
    />
  );
}
