import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Info } from 'lucide-react';
import { useRetryJob } from '@/api/generated/jobs/jobs';
import type { Job } from '@/api/generated/schemas/job.zod';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useJob } from '@/shared/jobs/use-job';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { PhaseList } from '@/ui/phase-list';
import { Skeleton } from '@/ui/skeleton';
import { CreationFailure } from './creation-failure';
import { forgetStarted, useStartedSearch } from './started-creation';

interface AgentProcessingScreenProps {
  jobId: string;
}

/** How far the phase at `index` is. */
function phaseState(job: Job, index: number): 'done' | 'running' | 'waiting' | 'failed' {
  const reached = job.phases.indexOf(job.phase);
  if (job.status === 'succeeded' || index < reached) return 'done';
  if (index > reached || job.status === 'queued') return 'waiting';
  return job.status === 'failed' ? 'failed' : 'running';
}

/** A phase without a text of its own: `check_sources` reads "Check sources". */
function humanised(phase: string): string {
  const text = phase.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The making of an agent, phase by phase; safe to leave, and one that failed goes on where it stopped. */
export function AgentProcessingScreen({ jobId }: AgentProcessingScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.processing;
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  const startedSearch = useStartedSearch(jobId);
  const {
    data: job,
    error,
    refetch,
    isFetching,
    end,
  } = useJob(jobId, (ended, over) => {
    if (ended === 'untracked') return void invalidateAfter(queryClient, 'createAgent');
    if (ended === 'failed') return void invalidateAfter(queryClient, 'creationEnded');
    void forgetStarted(jobId);
    if (over?.result?.botKey !== undefined) void openAgent(over.result.botKey);
  });
  // What was done stays done: the job goes on with the phase that failed.
  const retry = useRetryJob({ mutation: { onSuccess: () => refetch() } });

  const botKey = job?.status === 'succeeded' ? job.result?.botKey : undefined;
  const openAgent = async (keyBot: string) => {
    await invalidateAfter(queryClient, 'creationEnded');
    await navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot }, replace: true });
  };

  const nameOf = (phase: string) => {
    switch (phase) {
      case 'draft':
      case 'instructions':
      case 'knowledge':
      case 'ready':
        return t.phases[phase]();
      default:
        return humanised(phase);
    }
  };
  const again = (
    <Link
      to="/{-$locale}/dashboard/setup/create-new-agent"
      search={startedSearch}
      className={buttonClass({ variant: 'secondary' })}
    >
      {t.again()}
    </Link>
  );

  const body = () => {
    if (!job && error?.status === 404 && error.kind === 'refused') {
      return <EmptyState title={t.failedTitle()} text={t.lost()} action={again} />;
    }
    if (end === 'untracked') {
      return (
        <EmptyState
          icon={<Info size={20} />}
          title={t.untrackedTitle()}
          text={t.untrackedText()}
          action={
            <Link
              to="/{-$locale}/dashboard/setup/create-new-agent"
              search={{ way: 'blank' }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t.another()}
            </Link>
          }
        />
      );
    }
    if (!job && error) return <FailurePanel error={error} onRetry={() => void refetch()} />;
    if (!job) return <ProcessingSkeleton label={LL.common.loading()} />;
    if (job.status === 'succeeded' && botKey === undefined) {
      return <EmptyState icon={<CircleCheck size={20} />} title={t.unnamedTitle()} text={t.unnamedText()} />;
    }
    return (
      <>
        {job.status === 'failed' && (
          <>
            <ErrorState
              title={t.failedTitle()}
              text={
                <>
                  {job.phase !== '' && t.failedText({ phase: nameOf(job.phase) })} {t.failedHint()}
                </>
              }
              reference={job.error?.reference}
              referenceLabel={LL.common.reference()}
              copyLabel={LL.common.copy()}
              copiedLabel={LL.common.copied()}
              action={
                <>
                  <Button
                    busy={retry.isPending || (retry.isSuccess && isFetching)}
                    onClick={() => retry.mutate({ jobId })}
                  >
                    {t.retry()}
                  </Button>
                  {again}
                </>
              }
            />
            <CreationFailure error={retry.error} />
          </>
        )}
        {job.phases.length > 0 || job.progress > 0 ? (
          <Card>
            <PhaseList
              progress={job.progress}
              progressLabel={t.progress()}
              phases={job.phases.map((phase, index) => {
                const state = phaseState(job, index);
                return { id: phase, label: nameOf(phase), state, stateLabel: t.states[state]() };
              })}
            />
          </Card>
        ) : (
          !end && <ProcessingSkeleton label={LL.common.loading()} />
        )}
      </>
    );
  };

  const failed = job?.status === 'failed';
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t.title()} text={failed ? '' : t.text()} />
      <div className="flex flex-col gap-4">
        {job && !end && <FailureNotice error={error} />}
        {body()}
        <Link to="/{-$locale}/dashboard/agents" className="self-start text-quiet hover:underline">
          {t.toAgents()}
        </Link>
      </div>
      <p role="status" className="sr-only">
        {job && !end && nameOf(job.phase)}
      </p>
    </div>
  );
}

const SKELETON_ROWS = ['draft', 'instructions', 'knowledge', 'ready'] as const;

function ProcessingSkeleton({ label }: { label: string }) {
  return (
    <Card>
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="mb-4 h-2 w-full" />
      <div className="flex flex-col gap-3">
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} className="h-6 w-full" />
        ))}
      </div>
    </Card>
  );
}
