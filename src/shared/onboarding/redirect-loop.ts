/** How often in a row the guard may redirect; a stage that still changes then never settles. */
const MAX_REDIRECTS = 4;

const redirects = new Map<string, number>();
const looping = new Set<string>();

/** Counts one more redirect by the guard; false when that has become a loop, which the page then says. */
export function countRedirect(accountId: string): boolean {
  const count = (redirects.get(accountId) ?? 0) + 1;
  redirects.set(accountId, count);
  if (count <= MAX_REDIRECTS) return true;
  redirects.delete(accountId);
  looping.add(accountId);
  return false;
}

/** The person is where the stage wants them, or went somewhere on their own: earlier redirects were no loop. */
export function resetRedirects(accountId: string): void {
  redirects.delete(accountId);
}

/** Whether the redirects have become a loop; true once, so that trying again asks anew. */
export function takeRedirectLoop(accountId: string): boolean {
  return looping.delete(accountId);
}
