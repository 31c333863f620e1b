/** Where uploaded files lie: beside the state, which is written with each call, not in it. */
export type StoredFiles = {
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  write: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

/** Files that are gone with the program. */
export function filesInMemory(): StoredFiles {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    read: async (name) => files.get(name),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
  };
}
