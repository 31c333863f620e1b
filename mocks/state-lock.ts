import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Whether a program runs; one that belongs to somebody else does, too. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function taken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Makes this program the only one that writes a state file, until `release` is called: two would overwrite each other.
 * `heldBy` is the process id of another one that does so and still runs.
 */
export function lockState(file: string): { release: () => void } | { heldBy: number } {
  const lock = `${file}.lock`;
  const release = () => rmSync(lock, { force: true });
  if (taken(lock)) return { release };
  const holder = Number(readFileSync(lock, 'utf8'));
  if (Number.isInteger(holder) && holder > 0 && isRunning(holder)) return { heldBy: holder };
  // That program ended without a chance to release it.
  release();
  return taken(lock) ? { release } : { heldBy: Number(readFileSync(lock, 'utf8')) };
}
