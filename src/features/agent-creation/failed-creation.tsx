import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { Job } from '@/api/generated/schemas/job.zod';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { CreationFailure } from './creation-failure';
import { usePhaseName } from './use-phase-name';

interface FailedCreationProps {
  job: Job;
  retry: { onRetry: () => void; busy: boolean; error: unknown };
  /** The way back to the form that it was begun with. */
  again: ReactNode;
}

/** An agent that could not be made: in which phase that ended, and the ways on. */
export function FailedCreation({ job, retry, again }: FailedCreationProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.processing;
  const nameOf = usePhaseName();
  return (
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
            <Button busy={retry.busy} onClick={retry.onRetry}>
              {t.retry()}
            </Button>
            {again}
          </>
        }
      />
      <CreationFailure error={retry.error} />
    </>
  );
}
