import { globSync, readFileSync } from 'node:fs';

// The tests that walk through the dashboard say, for each operation, on which page it is asked for.
const TESTS = ['tests/support/missing/*.ts', 'tests/e2e/support/stand-in/*-writes.ts'];
const KEY = /^\s*'((?:GET|PUT|POST|PATCH|DELETE) \/[^']*)': \[|operation: '([^']+)'/;
const ADDRESS = /\bat: ([`'][^`']*[`']|[A-Z_]+)|signedOut\(\s*('[^']*')|paying\(/g;
const CONSTANT = /^(?:export )?const ([A-Z_]+) = ([`'].*[`']);$/gm;

/** The addresses of a file's constants, each written out. */
function constantsOf(text: string): Map<string, string> {
  const constants = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(CONSTANT))
    constants.set(name, writtenOut(value, constants));
  return constants;
}

function writtenOut(value: string, constants: ReadonlyMap<string, string>): string {
  if (/^[A-Z_]+$/.test(value)) return constants.get(value) ?? '';
  return value.slice(1, -1).replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => constants.get(name) ?? '');
}

/** A page as a reader knows it: without the language, an item's key and what only that visit is about. */
function pageOf(address: string): string {
  const [path = '', search = ''] = address.replace(/^\/en(?=\/)/, '').split('?');
  const kept = [...new URLSearchParams(search)].filter(([name]) =>
    ['view', 'tab', 'section', 'way'].includes(name),
  );
  const query = kept.map(([name, value]) => `${name}=${value}`).join('&');
  return path.replace(/bot_[\w-]+/, '{keyBot}') + (query === '' ? '' : `?${query}`);
}

/** The pages that ask for each operation, such as `GET /projects`. */
export function pagesByOperation(): Map<string, string[]> {
  const pages = new Map<string, Set<string>>();
  for (const file of globSync(TESTS)) {
    const text = readFileSync(file, 'utf8');
    const constants = constantsOf(text);
    let operation = '';
    for (const line of text.split('\n')) {
      const [, key, named] = KEY.exec(line) ?? [];
      operation = key ?? named ?? operation;
      if (operation === '') continue;
      for (const [whole, at, form] of line.matchAll(ADDRESS)) {
        const address = whole.startsWith('paying')
          ? (constants.get('PAY') ?? '')
          : writtenOut(at ?? form ?? '', constants);
        if (address === '') continue;
        pages.set(operation, (pages.get(operation) ?? new Set()).add(pageOf(address)));
      }
    }
  }
  return new Map([...pages].map(([name, found]) => [name, [...found]]));
}
