import { globSync, readFileSync } from 'node:fs';

const NOT_BY_HAND = ['src/api/generated/**', 'src/routes/route-tree.gen.ts'];
const NO_CODE = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
const ACCESS = /(?<!\.)\.([A-Za-z_$][\w$]*)/g;
const KEY = /[{,]\s*([A-Za-z_$][\w$]*)\s*(?=[,:}=])/g;

let names;

/**
 * Every name that the code written by hand accesses, destructures or has as the key of an object. It goes by the name
 * alone: the same name of another object counts as a read, and a read by a computed name or a spread does not.
 */
export function namesRead() {
  if (names) return names;
  names = new Set();
  for (const file of globSync('src/**/*.{ts,tsx}', { exclude: NOT_BY_HAND })) {
    const code = readFileSync(file, 'utf8').replace(NO_CODE, "''");
    for (const pattern of [ACCESS, KEY]) {
      for (const [, name] of code.matchAll(pattern)) names.add(name);
    }
  }
  return names;
}
