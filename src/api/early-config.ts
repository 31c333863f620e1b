declare global {
  /** `/config.json`, asked for by boot.ts. */
  var earlyConfig: Promise<Response> | undefined;
}

/** How long `/config.json` may take: the person is told before 10 s have gone. */
const CONFIG_LIMIT_MS = 8000;

const fetchConfig = () =>
  fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(CONFIG_LIMIT_MS) });

/** Asks for `/config.json`, once; a second time where the connection broke at once. */
export function askForConfig(): Promise<Response> {
  globalThis.earlyConfig ??= fetchConfig().catch((error: unknown) => {
    if (error instanceof TypeError) return fetchConfig();
    throw error;
  });
  return globalThis.earlyConfig;
}
