import type { TranslationFunctions } from '@i18n/i18n-types';
import type { Job } from '@/api/generated/schemas/job.zod';
import { humanised } from '@/lib/humanised';

type Texts = TranslationFunctions['onboarding']['subscribing'];

type PhaseState = 'done' | 'running' | 'waiting' | 'failed';

/** A phase as it stands now, in words. */
interface PhaseNow {
  id: string;
  label: string;
  state: PhaseState;
  stateLabel: string;
}

function stateAt(index: number, reached: number, status: Job['status']): PhaseState {
  if (status === 'succeeded' || index < reached) return 'done';
  if (index > reached || status === 'queued') return 'waiting';
  return status === 'failed' ? 'failed' : 'running';
}

/** The phases of a job in their order, each with its state; a present phase that is not in the list goes last. */
export function jobPhases({ phases, phase, status }: Job, t: Texts): PhaseNow[] {
  const known = new Map([
    ['payment', t.phases.payment],
    ['account', t.phases.account],
    ['plan', t.phases.plan],
    ['workspace', t.phases.workspace],
    ['done', t.phases.done],
  ]);
  const all = phases.includes(phase) ? phases : [...phases, phase];
  const reached = all.indexOf(phase);
  return all.map((id, index) => {
    const state = stateAt(index, reached, status);
    // Nothing waits for a job that has stopped.
    const word = state === 'waiting' && status === 'failed' ? 'notStarted' : state;
    return { id, label: known.get(id)?.() ?? humanised(id), state, stateLabel: t[word]() };
  });
}
