import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentType, ReactNode } from 'react';
import { dropDraft } from '@/session/drafts';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { showToast } from '@/ui/toast/toast-queue';
import { BlankForm } from './blank-form';
import { CopyWay } from './copy-way';
import type { CreationSearch } from './creation-search';
import { ImportWay } from './import-way';
import { rememberStarted } from './started-creation';
import { TemplateWay } from './template-way';
import { WayCards } from './way-cards';
import type { PlaceLink, WayLink } from './way-props';

interface CreationScreenProps {
  accountId: string;
  search: CreationSearch;
  onSearch: (search: CreationSearch) => void;
  /** Whether there is any agent that could be copied. */
  hasAgents: boolean;
  /** The agent that builds agents by conversation. */
  creatorKey: string | undefined;
  companyName: string;
  /** How many agents the plan allows, when all of them are in use. */
  full: number | undefined;
  /** What the new agent costs, where it costs something. */
  cost?: string | undefined;
  onStarted: (jobId: string) => void;
  /** The agent is being made, and no job tells how far it is: it will be in the list. */
  onUntracked: () => void;
  /** The draft of an agent was replaced by an import. */
  onReplaced: (botKey: string) => void;
  WayLink: WayLink;
  CreatorLink: ComponentType<{ botKey: string; className?: string; children: ReactNode }>;
  CancelLink: PlaceLink;
  PlansLink: PlaceLink;
}

/** The ways to a new agent, and the form of the one that was chosen. */
export function CreationScreen({
  accountId,
  search,
  onSearch,
  hasAgents,
  creatorKey,
  companyName,
  full,
  cost,
  onStarted,
  onUntracked,
  onReplaced,
  WayLink,
  CreatorLink,
  CancelLink,
  PlansLink,
}: CreationScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.creation;
  const { way = 'blank', template, from, into } = search;
  const form = {
    accountId,
    cost,
    CancelLink,
    PlansLink,
    onStarted: (jobId: string | undefined, drafts: readonly string[]) => {
      if (jobId !== undefined) {
        rememberStarted(jobId, { search: { ...search, way }, drafts });
        return onStarted(jobId);
      }
      for (const draft of drafts) void dropDraft(draft);
      showToast({ title: words.processing.title(), text: words.processing.unnamedText() });
      onUntracked();
    },
  };
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={words.title()} text={words.text()} />
      {full !== undefined && (
        <Notice
          tone="warning"
          className="mb-4"
          action={
            <PlansLink className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {words.plans()}
            </PlansLink>
          }
        >
          {words.full({ limit: full })}
        </Notice>
      )}
      <WayCards way={way} WayLink={WayLink} creatorKey={creatorKey} CreatorLink={CreatorLink} />
      {way === 'blank' && <BlankForm {...form} />}
      {way === 'template' && (
        <TemplateWay templateId={template} companyName={companyName} WayLink={WayLink} {...form} />
      )}
      {way === 'copy' && <CopyWay botKey={from} hasAgents={hasAgents} onSearch={onSearch} {...form} />}
      {way === 'import' && <ImportWay botKey={into} onSearch={onSearch} onReplaced={onReplaced} {...form} />}
    </div>
  );
}
