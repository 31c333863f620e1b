import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck, Info } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnavailable } from '@/api/api-error';
import { useRetryJob } from '@/api/generated/jobs/jobs';
import type { Job } from '@/api/generated/schemas/job.zod';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { isOver, useFollowedJob } from '@/shared/jobs/use-followed-job';
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
import type { PlaceLink, WayLink } from './way-props';

interface AgentProcessingScreenProps {
  jobId: string;
  /** Called once, when the agent is there. */
  onDone: (botKey: string) => void;
  /** Called once, when the job has failed: nothing is under way any more. */
  onFailed: () => void;
  /** Called once, when nobody tells how far it is. */
  onUntracked: () => void;
  /** To the form that the job was begun with. */
  WayLink: WayLink;
  AgentsLink: PlaceLink;
  PlansLink: PlaceLink;
}

/** How far the phase at `index` is. */
function phaseState(job: Job, index: number): 'done' | 'running' | 'waiting' | 'failed' {
  const reached = job.phases.indexOf(job.phase);
  if (job.status === 'succeeded' || index < reached) return 'done';
  if (index > reached || job.status === 'queued') return 'waiting';
  return job.status === 'failed' ? 'failed' : 'running';
}

/** A phase without words of its own: `check_sources` reads "Check sources". */
function humanised(phase: string): string {
  const words = phase.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The making of an agent, phase by phase; safe to leave, and one that failed goes on where it stopped. */
export function AgentProcessingScreen({
  jobId,
  onDone,
  onFailed,
  onUntracked,
  WayLink,
  AgentsLink,
  PlansLink,
}: AgentProcessingScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.creation.processing;
  const told = useRef<string>(undefined);
  const startedSearch = useStartedSearch(jobId);
  const { data: job, error, refetch, isFetching } = useFollowedJob(jobId);
  // What was done stays done: the job goes on with the phase that failed.
  const retry = useRetryJob({ mutation: { onSuccess: () => refetch() } });

  const botKey = job?.status === 'succeeded' ? job.result?.botKey : undefined;
  const tellOver = useEffectEvent((state: string) => {
    if (told.current === state) return;
    told.current = state;
    if (state === 'failed') onFailed();
    else if (state === 'untracked') onUntracked();
    else void forgetStarted(jobId);
    if (botKey !== undefined) onDone(botKey);
  });
  const untracked = !job && isUnavailable(error) ? 'untracked' : undefined;
  const over = job && isOver(job) ? job.status : untracked;
  useEffect(() => {
    if (over !== undefined) tellOver(over);
    else told.current = undefined;
  }, [over]);

  const nameOf = (phase: string) => {
    switch (phase) {
      case 'draft':
      case 'instructions':
      case 'knowledge':
      case 'ready':
        return words.phases[phase]();
      default:
        return humanised(phase);
    }
  };
  const again = (
    <WayLink search={startedSearch} className={buttonClass({ variant: 'secondary' })}>
      {words.again()}
    </WayLink>
  );

  const body = () => {
    if (!job && error?.status === 404 && error.kind === 'refused') {
      return <EmptyState title={words.failedTitle()} text={words.lost()} action={again} />;
    }
    if (untracked) {
      return (
        <EmptyState
          icon={<Info size={20} />}
          title={words.untrackedTitle()}
          text={words.untrackedText()}
          action={
            <WayLink search={{ way: 'blank' }} className={buttonClass({ variant: 'secondary' })}>
              {words.another()}
            </WayLink>
          }
        />
      );
    }
    if (!job && error) return <FailurePanel error={error} onRetry={() => void refetch()} />;
    if (!job) return <ProcessingSkeleton label={LL.common.loading()} />;
    if (job.status === 'succeeded' && botKey === undefined) {
      return (
        <EmptyState
          icon={<CircleCheck size={20} />}
          title={words.unnamedTitle()}
          text={words.unnamedText()}
        />
      );
    }
    return (
      <>
        {job.status === 'failed' && (
          <>
            <ErrorState
              title={words.failedTitle()}
              text={
                <>
                  {job.phase !== '' && words.failedText({ phase: nameOf(job.phase) })} {words.failedHint()}
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
                    {words.retry()}
                  </Button>
                  {again}
                </>
              }
            />
            <CreationFailure error={retry.error} PlansLink={PlansLink} />
          </>
        )}
        {job.phases.length > 0 || job.progress > 0 ? (
          <Card>
            <PhaseList
              progress={job.progress}
              progressLabel={words.progress()}
              phases={job.phases.map((phase, index) => {
                const state = phaseState(job, index);
                return { id: phase, label: nameOf(phase), state, stateLabel: words.states[state]() };
              })}
            />
          </Card>
        ) : (
          !isOver(job) && <ProcessingSkeleton label={LL.common.loading()} />
        )}
      </>
    );
  };

  const failed = job?.status === 'failed';
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={words.title()} text={failed ? '' : words.text()} />
      <div className="flex flex-col gap-4">
        {job && !isOver(job) && <FailureNotice error={error} />}
        {body()}
        <AgentsLink className="self-start text-quiet hover:underline">{words.toAgents()}</AgentsLink>
      </div>
      <p role="status" className="sr-only">
        {job && !isOver(job) && nameOf(job.phase)}
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
