const KEY = 'reloaded-at';
/** How long after a reload of our own the next one must wait. */
export const RELOAD_AGAIN_MS = 30_000;

/** Reloads this tab, unless it did so within the last 30 s: false says that it did. */
export function reloadOnce(): boolean {
  try {
    const before = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    const age = Date.now() - before;
    if (age >= 0 && age < RELOAD_AGAIN_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory over the reload it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}
