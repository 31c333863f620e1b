/** Where the provider's API begins (specification §7). */
export const PROVIDER_BASE = '/api/v1';
