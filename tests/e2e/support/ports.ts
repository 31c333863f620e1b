// Two runs beside one another on one machine each take ports of their own.

/** Where the played provider listens. */
export const PROVIDER_PORT = Number(process.env.E2E_PROVIDER_PORT ?? 4011);

/** Where the product is served. */
export const PORT = Number(process.env.E2E_PORT ?? 4174);
