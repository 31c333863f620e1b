let base = '/api/v1';

/** Says where the provider's API v1 prefix is (`apiBase` of `/config.json`). */
export function setApiBase(next: string): void {
  base = next.replace(/\/+$/, '');
}

/** Where the provider's API v1 prefix is. */
export function apiBase(): string {
  return base;
}

/** The full address of one operation. */
export function apiUrl(path: string, at: string = base): string {
  return new URL(`${at}${path}`, location.origin).href;
}
