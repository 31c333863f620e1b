import type { UsageMeter } from '@/api/generated/schemas/usageMeter.zod';
import { readMoment } from '@/lib/moment';
import type { UsageFacts } from './usage-facts';

/** From this share on a meter warns. */
const WARNS_FROM = 0.8;

const DAY_MS = 86_400_000;

/** How a meter stands. */
export interface UsagePace {
  /** Of 1; undefined without a limit. */
  share: number | undefined;
  warns: boolean;
  isFull: boolean;
  /** How many are used that are not included. */
  beyond: number;
  /** Where the meter has a notch, of 1: where it begins to warn, or where the included ones end; a full one has none. */
  notch: number | undefined;
  resetsAt: Date | undefined;
  /** When it is used up at the pace so far, if that is before it is counted anew. */
  lastsUntil: Date | undefined;
}

/** Reads a meter; less than a day is no pace. */
export function usagePace({ used, included, ...meter }: UsageMeter, now: Date): UsagePace {
  const resetsAt = readMoment(meter.resetsAt);
  const startedAt = readMoment(meter.startedAt);
  if (included === undefined || included === null)
    return {
      share: undefined,
      warns: false,
      isFull: false,
      beyond: 0,
      notch: undefined,
      resetsAt,
      lastsUntil: undefined,
    };
  const share = included > 0 ? Math.min(1, used / included) : 1;
  const isFull = used >= included;
  const elapsed = startedAt ? now.getTime() - startedAt.getTime() : 0;
  const whole = startedAt && elapsed >= DAY_MS && used > 0 ? (elapsed * included) / used : undefined;
  const end = startedAt && whole !== undefined ? new Date(startedAt.getTime() + whole) : undefined;
  const isBefore = end && resetsAt && !isFull && end < resetsAt;
  return {
    share,
    warns: share >= WARNS_FROM,
    isFull,
    beyond: Math.max(0, used - included),
    notch: isFull ? (used > included ? included / used : undefined) : WARNS_FROM,
    resetsAt,
    lastsUntil: isBefore ? end : undefined,
  };
}

/** The agents of the account, and how many of them the plan includes; undefined while the account is not known. */
export type CountedAgents = Pick<UsageFacts, 'used' | 'included'> | undefined;

/** One truth about agents: that of the account, which the sidebar, the list and a new agent read, too. */
export function asCounted(meter: UsageMeter, counted: CountedAgents): UsageMeter {
  if (meter.kind !== 'agents' || !counted) return meter;
  const { used, included } = counted;
  return { ...meter, used, included: Number.isFinite(included) ? included : null };
}
