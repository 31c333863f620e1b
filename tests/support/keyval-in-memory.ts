// Stands in for `idb-keyval` where there is no IndexedDB: the same functions over maps.

type Store = Map<string, unknown>;
const stores = new Map<string, Store>();
let gate: Promise<void> | undefined;

/** From now on nothing answers, until the function it gives is called; then all does, in its order. */
export function silence(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return () => {
    gate = undefined;
    resolve();
  };
}

export function createStore(database: string, store: string): Store {
  const name = `${database}/${store}`;
  const known = stores.get(name) ?? new Map<string, unknown>();
  stores.set(name, known);
  return known;
}

export async function get(key: string, store: Store): Promise<unknown> {
  await gate;
  return store.get(key);
}

export async function set(key: string, value: unknown, store: Store): Promise<void> {
  await gate;
  store.set(key, value);
}

export async function update(key: string, change: (value: unknown) => unknown, store: Store): Promise<void> {
  await gate;
  store.set(key, change(store.get(key)));
}

export async function del(key: string, store: Store): Promise<void> {
  await gate;
  store.delete(key);
}

export async function clear(store: Store): Promise<void> {
  await gate;
  store.clear();
}

export async function keys(store: Store): Promise<string[]> {
  await gate;
  return [...store.keys()];
}

export async function delMany(names: string[], store: Store): Promise<void> {
  await gate;
  for (const name of names) store.delete(name);
}
