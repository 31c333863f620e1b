/** What a link to the settings carries: which section, the plan to change to, and of the audit trail which changes. */
export interface SettingsSearch {
  section?: string | undefined;
  plan?: string | undefined;
  period?: string | undefined;
  person?: string | undefined;
  kind?: string | undefined;
  agent?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const NAMES = ['section', 'plan', 'period', 'person', 'kind', 'agent', 'from', 'to'] as const;

/** Reads what a link carries; whether there is such a section, person or agent says the page. */
export function settingsSearch(search: Record<string, unknown>): SettingsSearch {
  const given = NAMES.map((name) => [name, search[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(given);
}
