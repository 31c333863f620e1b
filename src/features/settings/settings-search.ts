/** What a link to the settings carries: which section. */
export interface SettingsSearch {
  section?: string;
}

/** Reads what a link carries; whether there is such a section says the page. */
export function settingsSearch({ section }: Record<string, unknown>): SettingsSearch {
  return typeof section === 'string' ? { section } : {};
}
