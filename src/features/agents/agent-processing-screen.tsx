import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useJob } from '@/api/generated/jobs/jobs';
import type { Job } from '@/api/generated/schemas/job.zod';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { PhaseList } from '@/ui/phase-list';
import { Skeleton } from '@/ui/skeleton';
import { FailureNotice } from '@/words/failure-notice';
import { FailurePanel } from '@/words/failure-panel';

interface AgentProcessingScreenProps {
  jobId: string;
  /** Called once, when the agent is there. */
  onDone: (botKey: string) => void;
  /** To the form for a new agent. */
  RetryLink: ComponentType<{ className?: string; children: ReactNode }>;
}

/** How often the job is asked after. */
const POLL_INTERVAL_MS = 700;

function isOver(job: Job | undefined): boolean {
  return job?.status === 'succeeded' || job?.status === 'failed';
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

/** The making of an agent, phase by phase; safe to leave. */
export function AgentProcessingScreen({ jobId, onDone, RetryLink }: AgentProcessingScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.agents.processing;
  const done = useRef(false);
  const {
    data: job,
    error,
    refetch,
  } = useJob(jobId, {
    query: { refetchInterval: (query) => (isOver(query.state.data) ? false : POLL_INTERVAL_MS) },
  });

  const botKey = job?.status === 'succeeded' ? job.result?.botKey : undefined;
  const finish = useEffectEvent((made: string) => {
    if (done.current) return;
    done.current = true;
    onDone(made);
  });
  useEffect(() => {
    if (botKey !== undefined) finish(botKey);
  }, [botKey]);

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
  const retry = <RetryLink className={buttonClass({ variant: 'secondary' })}>{words.retry()}</RetryLink>;

  const body = () => {
    if (!job && error) return <FailurePanel error={error} onRetry={() => void refetch()} />;
    if (!job) return <ProcessingSkeleton label={LL.common.loading()} />;
    if (job.status === 'failed') {
      return (
        <ErrorState
          title={words.failedTitle()}
          text={words.failedText({ phase: nameOf(job.phase) })}
          reference={job.error?.reference}
          referenceLabel={LL.common.reference()}
          copyLabel={LL.common.copy()}
          copiedLabel={LL.common.copied()}
          action={retry}
        />
      );
    }
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
    );
  };

  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={words.title()} text={words.text()} />
      <div className="flex flex-col gap-4">
        {job && !isOver(job) && <FailureNotice error={error} />}
        {body()}
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
