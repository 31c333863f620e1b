import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useRetryJob } from '@/api/generated/jobs/jobs';
import type { Job } from '@/api/generated/schemas/job.zod';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';
import { useInterval } from '@/lib/use-interval';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useJob } from '@/shared/jobs/use-job';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ProgressBar } from '@/ui/progress-bar';

interface RunProgressProps {
  botKey: string;
  /** A run that is not over, or that broke off. */
  run: TestRunHead;
}

/** How often all runs are, which is more to read. */
const RUNS_INTERVAL_MS = 3000;

/** How far a run of tests is; it is safe to leave. One that broke off can go on. */
export function RunProgress({ botKey, run }: RunProgressProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests;
  const titleId = useId();
  const queryClient = useQueryClient();
  const { jobId } = run;
  const refresh = () => void invalidateAfter(queryClient, 'runTests', botKey);
  const { data: job, error, refetch, end } = useJob(jobId, refresh);
  const retry = useRetryJob();
  const noJob = jobId === null || end === 'untracked';

  // Without a job, the runs say when it is over.
  const asked = noJob && run.status !== 'failed';
  useInterval(refresh, asked ? RUNS_INTERVAL_MS : undefined);

  const phaseTexts = new Map<string, () => string>(Object.entries(t.running.phases));
  // The last phase has begun before all is done.
  const phaseOf = ({ phase, progress }: Job) =>
    (phase === 'done' && progress < 1 ? t.running.phases.judging : phaseTexts.get(phase))?.() ??
    phase.replaceAll('_', ' ');

  if (run.status === 'failed' || job?.status === 'failed') {
    return (
      <Notice
        tone="error"
        title={t.broken.title()}
        action={
          !noJob && (
            <Button
              variant="secondary"
              size="sm"
              busy={retry.isPending}
              onClick={() =>
                retry.mutate(
                  { jobId },
                  {
                    onSettled: () => {
                      refresh();
                      void refetch();
                    },
                  },
                )
              }
            >
              {t.broken.goOn()}
            </Button>
          )
        }
      >
        {job && job.phase !== '' && t.broken.text({ phase: phaseOf(job) })}
        <FailureNotice error={retry.error} />
      </Notice>
    );
  }
  const progress = job?.progress ?? 0;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress);
  return (
    <div className="flex flex-col gap-2 rounded-box border border-line bg-base-100 p-4">
      <p role="status" className="text-quiet">
        {t.running.text({ n: run.tests })}
      </p>
      {!noJob && (
        <>
          <p id={titleId} className="sr-only">
            {t.running.progress()}
          </p>
          <ProgressBar
            labelledBy={titleId}
            value={progress}
            max={1}
            text={job ? [phaseOf(job), percent].filter(Boolean).join(' · ') : ''}
          />
        </>
      )}
      {!noJob && <FailureNotice error={error} />}
    </div>
  );
}
