const waiting = new Set<() => void>();

/** Calls back whenever a part of the page has come; what it gives ends that. */
export function onPartArrival(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

/** Once everybody who awaits the part has it. */
function announceArrival(): void {
  setTimeout(() => {
    for (const listener of waiting) listener();
  });
}

/** Loads a part of the page that comes later; without a network it waits for one, so that the page around it stays. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load();
    announceArrival();
    return part;
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadPart(load);
  }
}
