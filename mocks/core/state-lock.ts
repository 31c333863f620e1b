import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether a program runs; one that belongs to somebody else does, too. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** The process id in a lock, if that program still runs. */
function holderOf(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Takes a lock that nobody has. It is there with its process id or not at all, so that none is read half written. */
function take(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Puts aside the lock of a program that ended without releasing it, unless another one takes it over just now. */
function clear(lock: string): void {
  const aside = `${lock}.aside.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (holderOf(aside) !== undefined) linkSync(aside, lock);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Makes this program the only one that writes a state file, until `release` is called: two would overwrite each other.
 * `heldBy` is the process id of another one that does so and still runs.
 */
export function lockState(file: string): { release: () => void } | { heldBy: number } {
  const lock = `${file}.lock`;
  for (;;) {
    if (take(lock)) return { release: () => rmSync(lock, { force: true }) };
    const heldBy = holderOf(lock);
    if (heldBy !== undefined) return { heldBy };
    clear(lock);
  }
}
