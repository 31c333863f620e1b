// Stands in for `idb-keyval` where there is no IndexedDB: the same functions over maps.

type Store = Map<string, unknown>;
const stores = new Map<string, Store>();
let gate: Promise<void> | undefined;
let usesLeft = 0;

/** From now on, or after so many uses, nothing answers, until the function it gives is called; then all does, in its order. */
export function silence(afterUses = 0): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  usesLeft = afterUses;
  return () => {
    gate = undefined;
    resolve();
  };
}

/** What waits for an answer never gets one, as with its page gone; the next page does. */
export function leaveStore(): void {
  gate = undefined;
}

/** A browser that has stored nothing yet. */
export function emptyStores(): void {
  for (const store of stores.values()) store.clear();
  gate = undefined;
}

async function turn(): Promise<void> {
  if (gate && usesLeft > 0) usesLeft -= 1;
  else await gate;
}

export function createStore(database: string, store: string): Store {
  const name = `${database}/${store}`;
  const known = stores.get(name) ?? new Map<string, unknown>();
  stores.set(name, known);
  return known;
}

export async function get(key: string, store: Store): Promise<unknown> {
  await turn();
  return store.get(key);
}

export async function set(key: string, value: unknown, store: Store): Promise<void> {
  await turn();
  store.set(key, value);
}

export async function update(key: string, change: (value: unknown) => unknown, store: Store): Promise<void> {
  await turn();
  store.set(key, change(store.get(key)));
}

export async function del(key: string, store: Store): Promise<void> {
  await turn();
  store.delete(key);
}

export async function clear(store: Store): Promise<void> {
  await turn();
  store.clear();
}

export async function keys(store: Store): Promise<string[]> {
  await turn();
  return [...store.keys()];
}

export async function delMany(names: string[], store: Store): Promise<void> {
  await turn();
  for (const name of names) store.delete(name);
}
