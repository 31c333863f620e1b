import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleOff, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangeableBy } from '@/shared/account/changeable-by';
import { DraftConflict } from '@/shared/agent-draft/draft-conflict';
import { DraftLine } from '@/shared/agent-draft/draft-line';
import { localText } from '@/shared/agent-draft/local-text';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { agentName } from '@/shared/agents/agent-name';
import type { AgentTab } from '@/shared/agents/agent-tab';
import { useAgentIsGone } from '@/shared/agents/use-agent-is-gone';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { Tabs } from '@/ui/tabs';
import { AgentBadges } from './agent-badges';
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
}: AgentScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agents.detail;
  const { agent, error, reload } = draft;
  const isGone = useAgentIsGone(error, botKey);

  const toAll = (
    <Link to="/{-$locale}/dashboard/agents" className={buttonClass({ variant: 'secondary' })}>
      {t.back()}
    </Link>
  );
  if (isGone) {
    return (
      <>
        <PageHeader title={LL.agents.title()} />
        <EmptyState icon={<CircleOff size={20} />} title={t.goneTitle()} text={t.goneText()} action={toAll} />
      </>
    );
  }
  if (!agent && error) {
    return (
      <>
        <PageHeader title={LL.agents.title()} />
        <FailurePanel error={error} onRetry={reload} action={toAll} />
      </>
    );
  }
  if (!agent) return <PageSkeleton label={LL.common.loading()} />;

  return (
    <>
      <PageHeader
        title={agentName(agent, LL)}
        picture={<AgentAvatar agent={agent} className="mt-1 size-12" />}
        // The first tab says it, too: a phone has its room for that.
        text={<span className="max-sm:hidden">{localText(agent.summary, locale)}</span>}
        back={
          <Link to="/{-$locale}/dashboard/agents" className="hover:underline">
            {t.back()}
          </Link>
        }
        actions={
          <>
            {more}
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
              params={{ keyBot: agent.botKey }}
              className={buttonClass({ variant: publish ? 'secondary' : 'primary' })}
            >
              <MessageCircle size={16} aria-hidden="true" className="max-sm:hidden" />
              {t.test()}
            </Link>
            {publish}
            {menu}
          </>
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-x-3">
        <AgentBadges agent={agent} />
        <AgentTagsLine agent={agent} />
        <DraftLine draft={draft} />
      </div>
      {publish && agent.status === 'draft' && <p className="mb-4 text-quiet">{t.next()}</p>}
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
        tabs={tabs.map(({ value, content }) => ({
          value,
          label: t.tabs[value](),
          // Versions are read and compared by everybody; what changes something there asks for itself.
          content: value === 'versions' ? content : <ChangeableBy act="edit">{content}</ChangeableBy>,
        }))}
      />
    </>
  );
}
