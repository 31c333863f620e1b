import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTeam } from '@/api/generated/team/team';
import { ChangeableBy } from '@/shared/account/changeable-by';
import { useAccountId } from '@/shared/account/use-account-id';
import { changedFields } from '@/shared/agent-draft/changed-fields';
import type { ContentChange } from '@/shared/agent-draft/diff-content';
import { DraftConflict } from '@/shared/agent-draft/draft-conflict';
import { localText } from '@/shared/agent-draft/local-text';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { agentName } from '@/shared/agents/agent-name';
import { AgentStatusBadge } from '@/shared/agents/agent-status-badge';
import type { AgentTab } from '@/shared/agents/agent-tab';
import { GoneAgent, useAgentIsGone } from '@/shared/agents/gone-agent';
import { tabOfPath } from '@/shared/agents/tab-of-path';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { Tabs } from '@/ui/tabs';
import { usePhone } from '@/ui/use-phone';
import { faultyPlaces, ruleFaults } from './handoff/rule-faults';
import { AgentTagsLine } from './tags/agent-tags-line';

interface AgentScreenProps {
  botKey: string;
  draft: AgentDraft;
  tab: AgentTab;
  onTab: (tab: AgentTab) => void;
  /** The parts of the page in their order, made by the route. */
  tabs: readonly { value: AgentTab; content: ReactNode }[];
  /** What publishes the draft. */
  publish?: ReactNode;
  /** What else can be done with the agent, before what is done most. */
  more?: ReactNode;
  /** The menu of what is done seldom; it stands last. */
  menu?: ReactNode;
  /** What waits for somebody. */
  notice?: ReactNode;
  /** How the draft stands beside what is live. */
  bar: ReactNode;
  /** What visitors do not have yet; undefined: not known. */
  changes: readonly ContentChange[] | undefined;
  /** The chat beside the draft, where there is room for it. */
  test?: ReactNode;
}

/** One agent: its state, and its draft in parts. */
export function AgentScreen({
  botKey,
  draft,
  tab,
  onTab,
  tabs,
  publish,
  more,
  menu,
  notice,
  bar,
  changes,
  test,
}: AgentScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agents.detail;
  const { agent, error, reload } = draft;
  const isPhone = usePhone();
  const isGone = useAgentIsGone(error, botKey);
  // That somebody is gone is known once the tab asked who is there.
  const { data: team } = useTeam(useAccountId(), { query: { enabled: tab === 'handoff' } });

  const toAll = (
    <Link to="/{-$locale}/dashboard/agents" className={buttonClass({ variant: 'secondary' })}>
      {t.back()}
    </Link>
  );
  if (isGone) {
    return (
      <>
        <PageHeader title={LL.agents.title()} />
        <GoneAgent>{toAll}</GoneAgent>
      </>
    );
  }
  if (!agent && error) {
    return (
      <>
        <PageHeader title={LL.agents.title()} />
        <FailurePanel error={error} title={t.loadFailed()} onRetry={reload} action={toAll} />
      </>
    );
  }
  if (!agent) return <PageSkeleton label={LL.common.loading()} />;

  const fields = changes && changedFields(changes);
  const faultyRules = faultyPlaces(ruleFaults(draft.content?.handoff.rules ?? [], team?.items)).length;
  const actions = (
    <>
      {more}
      {!test && (
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
          params={{ keyBot: agent.botKey }}
          className={buttonClass({ variant: publish ? 'secondary' : 'primary' })}
        >
          <MessageCircle size={16} aria-hidden="true" />
          {t.test()}
        </Link>
      )}
      {publish}
      {menu}
    </>
  );
  return (
    <>
      <PageHeader
        title={agentName(agent, LL)}
        picture={<AgentAvatar agent={agent} className="mt-1 size-12" />}
        badges={<AgentStatusBadge agent={agent} />}
        // The first tab says it, too: a phone has its room for that.
        text={!isPhone && localText(agent.summary, locale)}
        back={
          <Link to="/{-$locale}/dashboard/agents" className="hover:underline">
            {t.back()}
          </Link>
        }
        actions={!isPhone && actions}
      />
      <div className="-mt-3 mb-4 flex flex-wrap items-center gap-x-3 empty:hidden">
        <AgentTagsLine agent={agent} />
      </div>
      {bar}
      {notice}
      {draft.conflict && (
        <div className="mb-6">
          <DraftConflict draft={draft} />
        </div>
      )}
      <Tabs
        label={t.tabs.label()}
        value={tab}
        onChange={(value) => {
          const known = tabs.find((one) => one.value === value);
          if (known) onTab(known.value);
        }}
        tabs={tabs.map(({ value, content }) => {
          const faulty = value === 'handoff' ? faultyRules : 0;
          const count = fields?.filter(({ path }) => tabOfPath(path) === value).length ?? 0;
          return {
            value,
            label: t.tabs[value](),
            count: faulty || count,
            countText: faulty ? t.faulty({ n: faulty }) : t.unpublished({ n: count }),
            countsErrors: faulty > 0,
            // Versions are read and compared by everybody; what changes something there asks for itself.
            content: value === 'versions' ? content : <ChangeableBy act="edit">{content}</ChangeableBy>,
          };
        })}
        beside={test}
      />
      {isPhone && <PhoneActions>{actions}</PhoneActions>}
    </>
  );
}

/** What is done with an agent most, within the thumb's reach. */
function PhoneActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap gap-2 border-line border-t bg-base-200 px-4 py-3 *:[a,div]:grow [&>div>button]:w-full has-[[role=status]:not(:empty,.sr-only)]:pt-9"
    >
      {children}
    </div>
  );
}
