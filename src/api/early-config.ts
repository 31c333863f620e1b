declare global {
  /** `/config.json`, asked for by boot.ts. */
  var earlyConfig: Promise<Response> | undefined;
}

/** How long `/config.json` may take: the person is told before 10 s have gone. */
const CONFIG_LIMIT_MS = 8000;

/** Asks for `/config.json`, once. */
export function askForConfig(): Promise<Response> {
  globalThis.earlyConfig ??= fetch('/config.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(CONFIG_LIMIT_MS),
  });
  return globalThis.earlyConfig;
}
