const missing = new WeakSet<Error>();

/** Whether an error says that a file of the product is gone: a newer version has been put in its place. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missing.has(error);
}

/** Watches for files of the product that cannot be fetched any more. */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // By its usual message the router would reload by itself, each file once, and ask nobody.
    payload.message = `A file of the product is gone: ${payload.message}`;
  });
}
