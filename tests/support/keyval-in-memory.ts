// Stands in for `idb-keyval` where there is no IndexedDB: the same functions over maps.

type Store = Map<string, unknown>;
const stores = new Map<string, Store>();

export function createStore(database: string, store: string): Store {
  const name = `${database}/${store}`;
  const known = stores.get(name) ?? new Map<string, unknown>();
  stores.set(name, known);
  return known;
}

export async function get(key: string, store: Store): Promise<unknown> {
  return store.get(key);
}

export async function set(key: string, value: unknown, store: Store): Promise<void> {
  store.set(key, value);
}

export async function update(key: string, change: (value: unknown) => unknown, store: Store): Promise<void> {
  store.set(key, change(store.get(key)));
}

export async function del(key: string, store: Store): Promise<void> {
  store.delete(key);
}

export async function clear(store: Store): Promise<void> {
  store.clear();
}

export async function keys(store: Store): Promise<string[]> {
  return [...store.keys()];
}

export async function delMany(names: string[], store: Store): Promise<void> {
  for (const name of names) store.delete(name);
}
