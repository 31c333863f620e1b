import { patientStore, secureStore } from './secure-store';

/** What the names of drafts in the secure store begin with: they outlive an expiry, for the same person. */
export const DRAFT_PREFIX = 'draft:';
const WRITE_AFTER_MS = 250;

const waiting = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is being written: a draft that is dropped meanwhile is removed after it, not before. */
let writing: Promise<unknown> = Promise.resolve();

/** Whether a name of the secure store is that of a draft. */
export function isDraft(name: string): boolean {
  return name.startsWith(DRAFT_PREFIX);
}

/** Writes what still waits to be written. */
export async function flushDrafts(): Promise<void> {
  const due = [...waiting];
  dropWaitingDrafts();
  const write = () => Promise.all(due.map(([name, value]) => secureStore.write(DRAFT_PREFIX + name, value)));
  writing = writing.then(write, write);
  await writing;
}

/** Drops what still waits to be written: it is nobody's any more. */
export function dropWaitingDrafts(): void {
  window.removeEventListener('beforeunload', writeNow);
  clearTimeout(timer);
  timer = undefined;
  waiting.clear();
}

/** Keeps what somebody is writing, in a moment: over a reload, an expiry, a crash. Never a password. */
export function keepDraft(name: string, value: unknown): void {
  waiting.set(name, value);
  // The earliest sign of leaving: the next page is still on its way. Only while something waits, for some browsers put no
  // page aside that listens to it.
  window.addEventListener('beforeunload', writeNow);
  writeSoon();
}

function writeNow(): void {
  void flushDrafts();
}

function writeSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    // A store that does not answer is not given each key press: the last state waits here until it does.
    if (secureStore.isSilent()) writeSoon();
    else void flushDrafts();
  }, WRITE_AFTER_MS);
}

/** A page that is put aside may not come back: what waits is written at once. */
export function keepDraftsOnLeaving(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeNow();
  });
  window.addEventListener('pagehide', writeNow);
}

/** What somebody was writing; the caller checks its shape. */
export async function readDraft(name: string): Promise<unknown> {
  if (waiting.has(name)) return waiting.get(name);
  // What is being written just now is not in the store yet.
  await writing.catch(() => undefined);
  return patientStore.read(DRAFT_PREFIX + name);
}

/** The drafts whose names begin so. */
export async function draftNames(beginning: string): Promise<string[]> {
  const kept = (await patientStore.names()).filter(isDraft).map((name) => name.slice(DRAFT_PREFIX.length));
  return [...new Set([...kept, ...waiting.keys()])].filter((name) => name.startsWith(beginning));
}

/** Forgets a draft: it was saved, or is not wanted. */
export async function dropDraft(name: string): Promise<void> {
  waiting.delete(name);
  const remove = () => secureStore.remove(DRAFT_PREFIX + name);
  writing = writing.then(remove, remove);
  await writing;
}
