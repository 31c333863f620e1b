import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AgentPageSearch } from '@/features/agents/agent-page-search';
import { AgentScreen } from '@/features/agents/agent-screen';
import { goToFix } from '@/features/agents/go-to-fix';
import { OverviewTab } from '@/features/agents/overview-tab';
import { useFocusOnPart } from '@/features/agents/use-focus-on-part';
import { DraftBar } from '@/features/versions/draft-bar';
import { PublishButton } from '@/features/versions/publish-button';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { useMay } from '@/shared/account/use-may';
import { NOTHING_UNPUBLISHED, UnpublishedContext } from '@/shared/agent-draft/unpublished';
import { type AgentDraft, useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { useUnpublishedChanges } from '@/shared/agent-draft/use-unpublished-changes';
import type { AgentTab } from '@/shared/agents/agent-tab';
import { ThreadSkeleton } from '@/shared/chat/thread-skeleton';
import { WithTexts } from '@/shared/i18n/with-texts';
import { buttonClass } from '@/ui/button-class';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import { useMedia } from '@/ui/use-media';
import { usePhone } from '@/ui/use-phone';
import { AgentMoreButton } from './agent-more-button';

// What the page does not open with.
const InstructionsEditor = lazy(() =>
  loadPart(async () => ({
    default: (await import('@/features/instructions/instructions-editor')).InstructionsEditor,
  })),
);
const ToolsTab = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/tools/tools-tab')).ToolsTab })),
);
const ChannelsTab = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/agents/channels-tab')).ChannelsTab })),
);
const HandoffTab = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/agents/handoff-tab')).HandoffTab })),
);
const VersionsTab = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/versions/versions-tab')).VersionsTab })),
);

const AgentVisitorTexts = lazy(() =>
  loadPart(async () => ({ default: (await import('./agent-visitor-texts')).AgentVisitorTexts })),
);

const AgentWeekFigure = lazy(() =>
  loadPart(async () => ({ default: (await import('./agent-week')).AgentWeekFigure })),
);

const AgentPublishSheet = lazy(() =>
  loadPart(async () => ({ default: (await import('./agent-publish-sheet')).AgentPublishSheet })),
);

const AgentTestPane = lazy(() =>
  loadPart(async () => ({ default: (await import('./agent-test-pane')).AgentTestPane })),
);

const WaitingNotice = lazy(() =>
  loadPart(async () => ({
    default: (await import('@/features/publishing/waiting-notice')).WaitingNotice,
  })),
);

/** Room for the test chat beside the draft. */
const WIDE = '(width >= 1280px)';

const late = (part: ReactNode) => <Late fallback={<Skeleton className="h-64 w-full" />}>{part}</Late>;

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/agents/$keyBot/');

/** One agent's page; another agent is another page. */
export function AgentPage() {
  const { keyBot } = route.useParams();
  return <OneAgent key={keyBot} botKey={keyBot} />;
}

/** One draft, worked on in all its parts. */
function OneAgent({ botKey }: { botKey: string }) {
  const { LL } = useI18nContext();
  const { tab = 'overview', lang, focus, from, to, publish } = route.useSearch();
  const navigate = route.useNavigate();
  const isPhone = usePhone();
  const draft = useAgentDraft(botKey);
  const may = useMay();
  const changes = useUnpublishedChanges(draft);
  // What the page can be used without waits until it is quiet, its code and its calls.
  const isIdle = useIdle();
  const week = isIdle && (
    <Late>
      <AgentWeekFigure botKey={botKey} />
    </Late>
  );
  // Two versions beside one another need all the room.
  const isWide = useMedia(WIDE) && tab !== 'versions';
  useFocusOnPart(focus, draft.content !== undefined);
  const openTab = (next: AgentTab, language = lang) =>
    void navigate({ search: (now) => ({ ...now, tab: next, lang: language, focus: undefined }) });
  const change = (parts: AgentPageSearch) =>
    void navigate({ search: (now) => ({ ...now, ...parts }), replace: true, resetScroll: false });
  const [publishing, setPublishing] = usePublishing(publish, () => change({ publish: undefined }));
  return (
    <UnpublishedContext value={changes ?? NOTHING_UNPUBLISHED}>
      <AgentScreen
        botKey={botKey}
        draft={draft}
        bar={<DraftBar draft={draft} changes={changes} />}
        changes={changes}
        test={isWide && <TestColumn draft={draft} />}
        tab={tab}
        onTab={openTab}
        tabs={[
          { value: 'overview', content: <OverviewTab draft={draft} week={week} /> },
          {
            value: 'instructions',
            content: late(
              <InstructionsEditor
                botKey={botKey}
                draft={draft}
                language={lang}
                onLanguage={(language) => change({ lang: language })}
              />,
            ),
          },
          { value: 'tools', content: late(<ToolsTab draft={draft} />) },
          { value: 'channels', content: late(<ChannelsTab draft={draft} />) },
          { value: 'handoff', content: late(<HandoffTab draft={draft} />) },
          {
            value: 'texts',
            content: late(
              <WithTexts nouns={['visitorTexts']}>
                <AgentVisitorTexts
                  draft={draft}
                  language={lang}
                  onLanguage={(language) => change({ lang: language })}
                />
              </WithTexts>,
            ),
          },
          {
            value: 'versions',
            content: late(<VersionsTab draft={draft} compared={{ from, to }} onCompare={change} />),
          },
        ]}
        publish={may('publish') && <PublishButton draft={draft} onPublish={() => setPublishing(true)} />}
        notice={
          isIdle && (
            <Late>
              <WithTexts nouns={['publishing']}>
                <WaitingNotice botKey={botKey} />
              </WithTexts>
            </Late>
          )
        }
        more={
          // A phone has it in the menu.
          !isPhone &&
          may('edit') && (
            <Link
              to="/{-$locale}/dashboard/creator-agent/$keyBot"
              params={{ keyBot: botKey }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {LL.agents.detail.editWithCreator()}
            </Link>
          )
        }
        menu={may('edit') && <AgentMoreButton draft={draft} />}
      />
      {publishing && draft.agent && (
        <Late>
          <AgentPublishSheet
            agent={draft.agent}
            onClose={() => setPublishing(false)}
            onFix={(check) => {
              // A sheet that closes gives the focus back: first that, then where the check leads.
              flushSync(() => setPublishing(false));
              goToFix(check, openTab);
            }}
          />
        </Late>
      )}
    </UnpublishedContext>
  );
}

/** The test chat, as high as the window; its code waits until the page can be used. */
function TestColumn({ draft }: { draft: AgentDraft }) {
  const { LL } = useI18nContext();
  const isIdle = useIdle();
  const { agent } = draft;
  const waiting = <ThreadSkeleton label={LL.common.loading()} />;
  if (!agent) return null;
  return (
    <section
      aria-label={LL.agents.detail.test()}
      className="sticky mt-4 top-[calc(4.5rem+var(--above))] flex h-[calc(100dvh-6rem-var(--above))] max-h-176 min-h-112 flex-col overflow-hidden rounded-box border border-line bg-base-200"
    >
      {isIdle ? (
        <Late fallback={waiting}>
          <WithTexts nouns={['agentTests', 'testAgent', 'testChat']}>
            <AgentTestPane agent={agent} state={draft.state} saveNow={draft.saveNow} />
          </WithTexts>
        </Late>
      ) : (
        waiting
      )}
    </section>
  );
}

/** Whether the sheet is open that publishes; a link may ask for it, once. */
function usePublishing(asked: true | undefined, onOpened: () => void) {
  const [open, setOpen] = useState(false);
  const forget = useEffectEvent(onOpened);
  useEffect(() => {
    if (!asked) return;
    setOpen(true);
    forget();
  }, [asked]);
  return [open, setOpen] as const;
}
