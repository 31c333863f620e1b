import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useAgentTemplates } from '@/api/generated/agent-creation/agent-creation';
import { loadPart } from '@/lib/load-part';
import { dropDraft } from '@/session/drafts';
import { localText } from '@/shared/agent-draft/local-text';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { buttonClass } from '@/ui/button-class';
import { Late } from '@/ui/late';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';
import { BlankForm } from './blank-form';
import { CopyWay } from './copy-way';
import type { CreationSearch } from './creation-search';
import { rememberStarted } from './started-creation';
import { TemplateWay } from './template-way';
import { WayCards } from './way-cards';

// What most new agents are made without.
const ImportWay = lazy(() => loadPart(async () => ({ default: (await import('./import-way')).ImportWay })));

interface CreationScreenProps {
  search: CreationSearch;
  /** Whether there is any agent that could be copied. */
  hasAgents: boolean;
  /** The agent that builds agents by conversation. */
  creatorKey: string | undefined;
  companyName: string;
  /** How many agents the plan allows, when all of them are in use. */
  full: number | undefined;
  /** What the new agent costs, where it costs something. */
  cost?: string | undefined;
}

/** The ways to a new agent, and the form of the one that was chosen. */
export function CreationScreen({
  search,
  hasAgents,
  creatorKey,
  companyName,
  full,
  cost,
}: CreationScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation;
  const { way = 'blank', template, from, into } = search;
  // Its questions are all there is to do: another way begins with the way back.
  const isChosen = way === 'template' && template !== undefined;
  const { data: templates, error: unread } = useAgentTemplates({ query: { enabled: isChosen } });
  const chosen = isChosen ? templates?.items.find(({ templateId }) => templateId === template) : undefined;
  // One that is gone has no details: there it is chosen how to start once more.
  const fillsIn = isChosen && (chosen !== undefined || !(templates || unread));
  const replaces = way === 'import' && into !== undefined;
  const navigate = useNavigateFromHere();
  const choose = (next: CreationSearch & { job?: string }) =>
    void navigate({ to: '/{-$locale}/dashboard/setup/create-new-agent', search: next, replace: true });
  const form = {
    cost,
    onStarted: (jobId: string | undefined, drafts: readonly string[]) => {
      if (jobId !== undefined) {
        rememberStarted(jobId, { search: { ...search, way }, drafts });
        return choose({ job: jobId });
      }
      for (const draft of drafts) void dropDraft(draft);
      showToast({ title: t.processing.title(), text: t.processing.unnamedText() });
      // It is being made, and no job reports how far it is: it will be in the list.
      void navigate({ to: '/{-$locale}/dashboard/agents', replace: true });
    },
  };
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={
          replaces
            ? t.replaceTitle()
            : chosen
              ? t.templates.title({ name: localText(chosen.name, locale) })
              : t.title()
        }
        text={replaces ? t.replaceText() : fillsIn ? t.templates.text() : t.text()}
        back={
          isChosen ? (
            <Link
              to="/{-$locale}/dashboard/setup/create-new-agent"
              search={{ way: 'template' }}
              activeOptions={{ exact: true }}
              className="hover:underline"
            >
              {t.templates.back()}
            </Link>
          ) : (
            <Link to="/{-$locale}/dashboard/agents" className="hover:underline">
              {t.processing.toAgents()}
            </Link>
          )
        }
      />
      {full !== undefined && (
        <Notice
          tone="warning"
          className="mb-4"
          action={
            <div className="flex flex-wrap gap-2">
              <Link
                to="/{-$locale}/dashboard/agents"
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t.manage()}
              </Link>
              <Link
                to="/{-$locale}/onboarding/pricing"
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t.plans()}
              </Link>
            </div>
          }
        >
          {t.full({ limit: full })}
        </Notice>
      )}
      {!isChosen && <WayCards way={way} creatorKey={creatorKey} />}
      {way === 'blank' && <BlankForm {...form} />}
      {way === 'template' && <TemplateWay templateId={template} companyName={companyName} {...form} />}
      {way === 'copy' && <CopyWay botKey={from} hasAgents={hasAgents} onSearch={choose} {...form} />}
      {way === 'import' && (
        <Late fallback={<Skeleton className="h-64 w-full" />}>
          <ImportWay botKey={into} onSearch={choose} {...form} />
        </Late>
      )}
    </div>
  );
}
