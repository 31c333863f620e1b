import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** Opens a database so that it has the table: one that lost it, by whatever accident, gets it anew. */
async function open(database: string, table: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(database, version);
  request.onupgradeneeded = () => request.result.createObjectStore(table);
  const opened = await promisifyRequest(request);
  if (opened.objectStoreNames.contains(table)) return opened;
  opened.close();
  return open(database, table, opened.version + 1);
}

/** A table of this browser's database, over one connection that is opened at its first use. */
export function openTable(database: string, table: string): UseStore {
  if (!('indexedDB' in globalThis)) return createStore(database, table);
  let connection: Promise<IDBDatabase> | undefined;
  const connect = async () => {
    const forget = () => {
      connection = undefined;
    };
    try {
      const opened = await open(database, table);
      opened.onclose = forget;
      // Another tab makes the table anew: this connection must not be in its way.
      opened.onversionchange = () => {
        opened.close();
        forget();
      };
      return opened;
    } catch (error) {
      forget();
      throw error;
    }
  };
  return async (mode, work) => {
    connection ??= connect();
    return work((await connection).transaction(table, mode).objectStore(table));
  };
}
