import type { AuditEntriesParams } from '@/api/generated/schemas/auditEntriesParams.zod';
import { AuditKind } from '@/api/generated/schemas/auditKind.zod';
import { known } from '@/api/known';
import type { AuditSearch } from './audit-search';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The beginning of a day by the browser's clock, or of so many days later; a day that is 23 or 25 hours long is one. */
function startOf(day: string | undefined, later: number): string | undefined {
  if (day === undefined || !DAY.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** Whether a period ends before it starts. */
export function isBackwards({ from, to }: AuditSearch): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** Which entries are asked for. */
export type AuditFilter = Omit<AuditEntriesParams, 'limit' | 'cursor'>;

/** What is asked of the provider; the last day of a period belongs to it. */
export function auditFilter(search: AuditSearch): AuditFilter {
  const filter = {
    person: search.person,
    kind: known(AuditKind, search.kind),
    botKey: search.agent,
    from: startOf(search.from, 0),
    to: startOf(search.to, 1),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
