import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { Job } from '@/api/generated/schemas/job.zod';
import { FailureReference } from '@/shared/failures/failure-reference';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CreationFailure } from './creation-failure';
import { CreationPhases } from './creation-phases';

interface FailedCreationProps {
  job: Job;
  retry: { onRetry: () => void; busy: boolean; error: unknown };
  /** The way back to the form that it was begun with. */
  again: ReactNode;
}

/** An agent that could not be made, below a title that says so: the phases it got through, and the ways on. */
export function FailedCreation({ job, retry, again }: FailedCreationProps) {
  const { LL } = useI18nContext();
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <CreationPhases job={job} />
        <CreationFailure error={retry.error} />
        <div className="flex flex-wrap gap-2">
          <Button busy={retry.busy} onClick={retry.onRetry}>
            {LL.creation.processing.retry()}
          </Button>
          {again}
        </div>
        <FailureReference reference={job.error?.reference} />
      </div>
    </Card>
  );
}
