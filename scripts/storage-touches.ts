import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STORAGE = /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/;
const MAY_TOUCH = /^src[\\/](session[\\/]|boot\.ts$|widget[\\/](keep|kept-open)\.ts$|api[\\/]generated[\\/])/;

/** The lines outside src/session (and the boot script, which runs before it) that touch browser storage. */
export function storageTouches(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !MAY_TOUCH.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const code = line.replace(/^\s*(\/\/|\/?\*).*/, '');
        return STORAGE.test(code) ? [`${file}:${index + 1}: ${line.trim()}`] : [];
      });
    });
}
