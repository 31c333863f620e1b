import { isApiAddress } from '@/lib/is-api-address';
import { readStored, removeStored, writeStored } from './browser-storage';

/** The product's own key in localStorage, cleared at sign-out (specification §4 Session; its name is ours). */
export const PRODUCT_KEY = 'agent-dashboard';

/**
 * Whose account this browser has open, where its API is, whether its onboarding has ended, and when somebody was last
 * active. It holds no secret: it lets the first calls leave, or not, before any other code has arrived.
 */
export interface ProductKey {
  accountId: string;
  apiBase: string;
  welcomeIsEnd: boolean;
  /** When somebody last did something in any tab, in milliseconds since 1970; unknown until then. */
  activeAt?: number | undefined;
}

// By hand, since boot.ts reads it before the schema library has arrived.
function isProductKey(value: unknown): value is ProductKey {
  if (typeof value !== 'object' || value === null) return false;
  if (!('accountId' in value && 'apiBase' in value && 'welcomeIsEnd' in value)) return false;
  const { accountId, apiBase, welcomeIsEnd } = value;
  // An id of dots would be another path.
  const knownAccount = typeof accountId === 'string' && !/^\.{0,2}$/.test(accountId);
  if ('activeAt' in value && typeof value.activeAt !== 'number') return false;
  const knownApi = typeof apiBase === 'string' && isApiAddress(apiBase);
  return knownAccount && knownApi && typeof welcomeIsEnd === 'boolean';
}

/** The pointer as stored; undefined when it is missing or not readable. */
export function readProductKey(): ProductKey | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(PRODUCT_KEY) ?? 'null');
    return isProductKey(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the pointer. */
export function writeProductKey(productKey: ProductKey): void {
  writeStored(PRODUCT_KEY, JSON.stringify(productKey));
}

/** Forgets the pointer. */
export function removeProductKey(): void {
  removeStored(PRODUCT_KEY);
}
