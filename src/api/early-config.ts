declare global {
  /** `/config.json`, asked for by boot.ts. */
  var earlyConfig: Promise<Response> | undefined;
}

/** How long `/config.json` may take, to its last byte: the person is informed within 10 s. */
export const CONFIG_LIMIT_MS = 8000;

/** Its whole answer. The limit is a timer of ours: a browser may forget to abort a body that does not come. */
async function fetchConfig(): Promise<Response> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('/config.json', 'TimeoutError')), CONFIG_LIMIT_MS);
  const whole = fetch('/config.json', { cache: 'no-cache' }).then(
    async (response) => new Response(await response.text(), { status: response.status }),
  );
  try {
    return await Promise.race([whole, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks for `/config.json`, once; a second time where the connection broke at once. */
export function askForConfig(): Promise<Response> {
  globalThis.earlyConfig ??= fetchConfig().catch((error: unknown) => {
    if (error instanceof TypeError) return fetchConfig();
    throw error;
  });
  return globalThis.earlyConfig;
}
