import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

const StoredMonitor = z.object({
  ...contract.NewMonitor.shape,
  monitorId: contract.MonitorId,
  /** Since when it fails, in milliseconds since 1970; null while it does not. */
  since: z.nullable(z.number()),
});
export type StoredMonitor = z.infer<typeof StoredMonitor>;

/** What is remembered of monitors. */
export const MonitorsState = z.object({
  monitors: z._default(z.record(contract.MonitorId, StoredMonitor), {}),
  /** By account and Idempotency-Key: the monitor that the first answer named. */
  monitorsMade: z._default(z.record(z.string(), contract.MonitorId), {}),
});
export type MonitorsState = z.infer<typeof MonitorsState>;
