import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRetryJob } from '@/api/generated/jobs/jobs';
import { JobStatus } from '@/api/generated/schemas/jobStatus.zod';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { FailureReference } from '@/shared/failures/failure-reference';
import { useJob } from '@/shared/jobs/use-job';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { advanceFrom } from '@/shared/onboarding/advance-from';
import { useContinueOnboarding } from '@/shared/onboarding/use-continue-onboarding';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { PhaseList } from '@/ui/phase-list';
import { Skeleton } from '@/ui/skeleton';
import { jobPhases } from './job-phases';
import { StepColumn } from './step-column';

interface SubscribingScreenProps {
  jobId: string;
}

/** The processing of a subscription: its named phases as the provider reports them. */
export function SubscribingScreen({ jobId }: SubscribingScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.onboarding.subscribing;
  const accountId = useAccountId();
  const continueOnboarding = useContinueOnboarding();
  const navigate = useNavigateFromHere();
  // The work itself may have moved the stage on, or left that to us; asking can fail.
  const goingOn = useMutation({
    mutationFn: async () => continueOnboarding(await advanceFrom(accountId, 'subscription_settings')),
  });
  const asked = useJob(jobId, (end) => end === 'succeeded' && goingOn.mutate());
  const job = asked.data;
  // What was done stays done: the work goes on with the phase that failed.
  const retry = useRetryJob({ mutation: { onSuccess: () => asked.refetch() } });
  const succeeded = asked.end === 'succeeded';

  // Where nobody reports how far it is, the stage says whether it is done.
  const proceed = (
    <div className="mt-4 flex flex-col gap-3">
      <FailureNotice error={goingOn.error} />
      <Button block busy={goingOn.isPending} onClick={() => goingOn.mutate()}>
        {t.continue()}
      </Button>
    </div>
  );
  if (!job && asked.error) {
    const { kind, status } = asked.error;
    const isLost = kind === 'refused' && status === 404;
    return (
      <StepColumn>
        <PageHeader title={t.setupTitle()} />
        <FailurePanel
          error={asked.error}
          onRetry={() => void (isLost ? navigate({ to: '/{-$locale}/onboarding/pricing' }) : asked.refetch())}
        />
        {!isLost && proceed}
      </StepColumn>
    );
  }
  if (!job) {
    return (
      <StepColumn>
        <PageHeader title={t.title()} text={t.text()} />
        <span role="status" className="sr-only">
          {t.loading()}
        </span>
        <Skeleton className="h-40 w-full" />
      </StepColumn>
    );
  }

  const phases = jobPhases(job, t);
  const current = phases.find((phase) => phase.state === 'running' || phase.state === 'failed');
  if (job.status === 'failed') {
    const isPaid = job.kind === 'subscription_start';
    const text = t[isPaid ? 'failedPaidText' : 'failedText']({ phase: current?.label ?? '' });
    return (
      <StepColumn>
        <PageHeader key="failed" takesFocus title={t.failedTitle()} text={text} />
        <div className="flex flex-col gap-5 rounded-box border border-line bg-base-100 p-4 sm:p-6">
          <PhaseList phases={phases} />
          <FailureNotice error={retry.error} />
          <div className="flex flex-wrap gap-2">
            <Button busy={retry.isPending || asked.isFetching} onClick={() => retry.mutate({ jobId })}>
              {t.retry()}
            </Button>
            {!isPaid && (
              <Link to="/{-$locale}/onboarding/pricing" className={buttonClass({ variant: 'secondary' })}>
                {t.otherPlan()}
              </Link>
            )}
          </div>
          <FailureReference reference={job.error?.reference} />
        </div>
      </StepColumn>
    );
  }
  return (
    <StepColumn>
      <PageHeader title={succeeded ? t.readyTitle() : t.title()} text={succeeded ? '' : t.text()} />
      <span role="status" className="sr-only">
        {succeeded ? t.readyTitle() : current ? t.now({ phase: current.label }) : ''}
      </span>
      <div className="mb-4 rounded-box border border-line bg-base-100 p-4 sm:p-6">
        <PhaseList phases={phases} progress={job.progress} progressLabel={t.progress()} />
      </div>
      <FailureNotice error={asked.error} />
      {known(JobStatus, job.status) === undefined && proceed}
      {goingOn.error && <FailurePanel error={goingOn.error} onRetry={() => goingOn.mutate()} />}
    </StepColumn>
  );
}
