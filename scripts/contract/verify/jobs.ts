import { setTimeout as wait } from 'node:timers/promises';
import { isRecord } from '@/lib/is-record';
import type { Judged } from './judge';

const RANK = new Map([
  ['queued', 0],
  ['running', 1],
  ['succeeded', 2],
  ['failed', 2],
]);
const DONE = 2;

const rankOf = (job: Record<string, unknown>) => RANK.get(String(job.status)) ?? 1;
const progressOf = (job: Record<string, unknown>) => (typeof job.progress === 'number' ? job.progress : 0);

/** Reads a job some times, until it is done: it never goes back. */
export async function jobFaults(
  read: () => Promise<Judged>,
  times: number,
  pauseMs: number,
): Promise<{ faults: string[]; isDone: boolean }> {
  let before: Record<string, unknown> | undefined;
  for (let time = 0; time < times; time += 1) {
    if (time > 0) await wait(pauseMs);
    const { body, faults } = await read();
    if (faults.length > 0 || !isRecord(body)) return { faults, isDone: false };
    if (progressOf(body) < 0 || progressOf(body) > 1)
      return { faults: ['the progress of the job is not from 0 to 1'], isDone: false };
    if (before && rankOf(body) < rankOf(before))
      return { faults: [`the job goes back from ${before.status} to ${body.status}`], isDone: false };
    if (before && rankOf(body) < DONE && progressOf(body) < progressOf(before))
      return { faults: ['the progress of the job goes back'], isDone: false };
    if (before && rankOf(before) === DONE) return { faults: [], isDone: true };
    before = body;
  }
  return { faults: [], isDone: before !== undefined && rankOf(before) === DONE };
}
