declare global {
  /** `/config.json`, asked for by boot.ts. */
  var earlyConfig: Promise<Response> | undefined;
}

/** Asks for `/config.json`, once. */
export function askForConfig(): Promise<Response> {
  globalThis.earlyConfig ??= fetch('/config.json', { cache: 'no-cache' });
  return globalThis.earlyConfig;
}
