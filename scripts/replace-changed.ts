import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    : [];

/**
 * Moves the files of another folder into this one, in the place of what was there. A file that is the same in both is not
 * written, so that a development server, an editor and a type checker read only what changed.
 */
export function replaceChanged(folder: string, next: string): void {
  const nextFiles = new Set(filesIn(next));
  for (const file of filesIn(folder)) if (!nextFiles.has(file)) rmSync(`${folder}/${file}`);
  for (const file of nextFiles) {
    const [now, then] = [`${folder}/${file}`, `${next}/${file}`];
    if (!existsSync(now) || !readFileSync(now).equals(readFileSync(then))) cpSync(then, now);
  }
  rmSync(next, { recursive: true });
}
