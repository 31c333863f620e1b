import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFiles } from './stored-files';

/** Files in one folder, which is made with the first of them. */
export function filesInFolder(folder: string): StoredFiles {
  const pathOf = (name: string) => join(folder, name);
  return {
    read: async (name) => {
      try {
        return new Uint8Array(await readFile(pathOf(name)));
      } catch {
        // Somebody has deleted it: the provider has no such file any more.
        return undefined;
      }
    },
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(name), bytes);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
