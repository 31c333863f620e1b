/** Which changes the audit trail shows, as a link carries it; days are those of the browser, as 2026-11-20. */
export interface AuditSearch {
  person?: string | undefined;
  kind?: string | undefined;
  agent?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const FILTERS = ['person', 'kind', 'agent', 'from', 'to'] as const;

/** How many filters a link carries: of none, all changes are asked for. */
export function filtersIn(search: AuditSearch): number {
  return FILTERS.filter((name) => search[name] !== undefined).length;
}
