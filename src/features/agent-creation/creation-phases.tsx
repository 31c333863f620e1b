import { useI18nContext } from '@i18n/i18n-react';
import type { Job } from '@/api/generated/schemas/job.zod';
import { PhaseList } from '@/ui/phase-list';
import { usePhaseName } from './use-phase-name';

/** How far the phase at `index` is. */
function phaseState(job: Job, index: number): 'done' | 'running' | 'waiting' | 'failed' {
  const reached = job.phases.indexOf(job.phase);
  if (job.status === 'succeeded' || index < reached) return 'done';
  if (index > reached || job.status === 'queued') return 'waiting';
  return job.status === 'failed' ? 'failed' : 'running';
}

/** The phases in which an agent is made, and which of them are done. */
export function CreationPhases({ job }: { job: Job }) {
  const t = useI18nContext().LL.creation.processing;
  const nameOf = usePhaseName();
  return (
    <PhaseList
      progress={job.status === 'failed' ? undefined : job.progress}
      progressLabel={t.progress()}
      phases={job.phases.map((phase, index) => {
        const state = phaseState(job, index);
        // Nothing waits for a job that has stopped.
        const word = state === 'waiting' && job.status === 'failed' ? 'notStarted' : state;
        return { id: phase, label: nameOf(phase), state, stateLabel: t.states[word]() };
      })}
    />
  );
}
