const waiting = new Map<string, Promise<unknown>>();

/**
 * Lets one piece of work of a name run at a time: over all tabs where the browser has locks (secure pages only), else
 * within this page.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Typed as always there, which it is not.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return locks.request(name, work);
  const turn = (waiting.get(name) ?? Promise.resolve()).then(work);
  waiting.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
