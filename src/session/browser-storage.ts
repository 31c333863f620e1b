const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether a key lives in this page only, since the browser refuses to keep it; as React subscribes to it. */
export const keptHereOnly = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  has: (key: string): boolean => memory.has(key),
};

/** Reads a key of localStorage; a storage that refuses is replaced by this page's memory, never an error. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Writes a key of localStorage; when the browser refuses, the value lives until the page is left. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  tell();
}

/** Another tab has changed a key, or all of them: what this page kept for itself in its place is over. */
export function followStorage(key: string | null): void {
  if (key === null) memory.clear();
  else memory.delete(key);
  tell();
}

/** Forgets a key. */
export function removeStored(key: string): void {
  memory.delete(key);
  tell();
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that refuses holds nothing of ours.
  }
}
