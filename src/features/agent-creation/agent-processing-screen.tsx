import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { CircleCheck, Info } from 'lucide-react';
import { useRetryJob } from '@/api/generated/jobs/jobs';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useJob } from '@/shared/jobs/use-job';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';
import { CreationPhases } from './creation-phases';
import { FailedCreation } from './failed-creation';
import { forgetStarted, useStartedSearch } from './started-creation';
import { usePhaseName } from './use-phase-name';

interface AgentProcessingScreenProps {
  jobId: string;
}

/** The making of an agent, phase by phase; safe to leave, and one that failed goes on where it stopped. */
export function AgentProcessingScreen({ jobId }: AgentProcessingScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.processing;
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  // The toast outlives this page.
  const router = useRouter();
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
    void invalidateAfter(queryClient, 'creationEnded');
    await invalidateAfter(queryClient, 'createAgent');
    await navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot }, replace: true });
    showToast({
      title: t.unnamedTitle(),
      action: {
        label: t.testNow(),
        onClick: () =>
          void router.navigate({
            to: '/{-$locale}/dashboard/agents/$keyBot/test-agent',
            params: { keyBot },
          }),
      },
    });
  };

  const nameOf = usePhaseName();
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
    if (job.status === 'failed') {
      return (
        <FailedCreation
          job={job}
          retry={{
            onRetry: () => retry.mutate({ jobId }),
            busy: retry.isPending || (retry.isSuccess && isFetching),
            error: retry.error,
          }}
          again={again}
        />
      );
    }
    if (job.phases.length === 0 && job.progress === 0)
      return end ? null : <ProcessingSkeleton label={LL.common.loading()} />;
    return (
      <Card>
        <CreationPhases job={job} />
      </Card>
    );
  };

  const failed = job?.status === 'failed';
  return (
    <div className="mx-auto max-w-4xl">
      {/* The form and its button are gone: where this page says what happens now, a keyboard goes on. */}
      <PageHeader
        key={failed ? 'failed' : 'made'}
        takesFocus
        title={failed ? t.failedTitle() : t.title()}
        text={
          failed
            ? [job.phase !== '' && t.failedText({ phase: nameOf(job.phase) }), t.failedHint()]
                .filter(Boolean)
                .join(' ')
            : t.text()
        }
        back={
          <Link to="/{-$locale}/dashboard/agents" className="hover:underline">
            {t.toAgents()}
          </Link>
        }
      />
      {/* It begins where the forms do; a phase and its state stay in sight of one another. */}
      <div className="flex max-w-xl flex-col gap-4">
        {job && !end && <FailureNotice error={error} />}
        {body()}
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
