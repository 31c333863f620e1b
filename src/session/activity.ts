import { readProductKey, writeProductKey } from './product-key';

/** How long a person may do nothing before the session ends (specification §4 Inactivity, §9). */
export const INACTIVITY_LIMIT_MS = 120 * 60_000;
/** How long before that end a warning is shown (specification §4 Inactivity, §9). */
export const INACTIVITY_WARNING_MS = 5 * 60_000;

const WRITE_EVERY_MS = 1000;
const CLOCK_DRIFT_MS = 60_000;

/** One moment on both clocks: the wall's goes on during sleep but can be set, the page's own can do neither. */
interface Moment {
  wall: number;
  page: number;
}

let last: Moment | undefined;
/** What the storage said when this page last looked; another value comes from another tab. */
let known: number | undefined;
let written = Number.NEGATIVE_INFINITY;
let writing: ReturnType<typeof setTimeout> | undefined;

const present = (): Moment => ({ wall: Date.now(), page: performance.now() });

/** A moment that only the storage knows of; one that is still to come was noted before the clock was set back. */
function momentOf(activeAt: number | undefined, now: Moment): Moment {
  const age = now.wall - (activeAt ?? now.wall);
  return age < -CLOCK_DRIFT_MS
    ? { wall: Number.NEGATIVE_INFINITY, page: Number.NEGATIVE_INFINITY }
    : { wall: now.wall - age, page: now.page - Math.max(0, age) };
}

/**
 * For how many milliseconds nobody has done anything, in any tab. The longer of both clocks counts: sleep is time, and a
 * clock that is set back gives none.
 */
export function idleMs(): number {
  const productKey = readProductKey();
  if (!productKey) return 0;
  const now = present();
  if (!last || productKey.activeAt !== known) last = momentOf(productKey.activeAt, now);
  known = productKey.activeAt;
  return Math.max(now.wall - last.wall, now.page - last.page);
}

/** Whether the session has slept past its limit. */
export function idleTooLong(): boolean {
  return idleMs() >= INACTIVITY_LIMIT_MS;
}

function write(): void {
  writing = undefined;
  const productKey = readProductKey();
  if (!productKey || !last) return;
  written = performance.now();
  known = last.wall;
  writeProductKey({ ...productKey, activeAt: last.wall });
}

/** Notes that somebody is here, for all tabs; stored at most once a second. */
export function noteActivity(): void {
  last = present();
  if (writing !== undefined) return;
  const wait = written + WRITE_EVERY_MS - last.page;
  if (wait <= 0) write();
  else writing = setTimeout(write, wait);
}
