import { createStore, del, delMany, get, keys as namesIn, set, update } from 'idb-keyval';

const KEY_NAME = 'key';
const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

const keys = () => createStore('secure-store-key', 'key');
const values = () => createStore('secure-store', 'values');

async function newKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set(KEY_NAME, key, keys());
  return key;
}

async function storeKey(): Promise<CryptoKey> {
  const kept: unknown = await get(KEY_NAME, keys());
  return kept instanceof CryptoKey ? kept : newKey();
}

async function unsealed(kept: Uint8Array): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(
    { name: ALGORITHM, iv: kept.slice(0, IV_BYTES) },
    await storeKey(),
    kept.slice(IV_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(plain));
}

async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/**
 * Keeps values in this browser, encrypted with AES and uncompressed (specification §9). It never throws: what cannot be
 * written is not kept, what cannot be read is dropped and reads as undefined. The key cannot be exported, so a copied
 * profile or a glance at the storage shows nothing; script that runs in the page can still ask for the values.
 */
export const secureStore = {
  /** Reads a value; the caller checks its shape. */
  read: (name: string): Promise<unknown> =>
    quietly(async () => {
      const kept: unknown = await get(name, values());
      if (!(kept instanceof Uint8Array)) return undefined;
      try {
        return await unsealed(kept);
      } catch {
        await del(name, values());
        return undefined;
      }
    }),
  /** Reads a value and forgets it: of two who take it at once, in whatever tab, only one gets it. */
  take: (name: string): Promise<unknown> =>
    quietly(async () => {
      let kept: unknown;
      const takeOut = (value: unknown) => {
        kept = value;
        return undefined;
      };
      await update(name, takeOut, values());
      await del(name, values());
      return kept instanceof Uint8Array ? unsealed(kept) : undefined;
    }),
  /** Writes a value that JSON can hold. */
  write: (name: string, value: unknown): Promise<void> =>
    quietly(async () => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await storeKey(), plain);
      await set(name, new Uint8Array([...iv, ...new Uint8Array(sealed)]), values());
    }),
  /** The names of all that is kept. */
  names: async (): Promise<string[]> =>
    (await quietly(async () => (await namesIn(values())).map(String))) ?? [],
  /** Forgets a value. */
  remove: (name: string): Promise<void> => quietly(() => del(name, values())),
  /** Empties the store (specification §4: at sign-out), but for what `keeps` says of a name. */
  clear: (keeps: (name: string) => boolean = () => false): Promise<void> =>
    quietly(async () => {
      const names = await namesIn(values());
      await delMany(
        names.filter((name) => !keeps(String(name))),
        values(),
      );
    }),
};
