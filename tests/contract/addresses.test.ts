import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const HOSTILE = ['a/b', 'a?b', 'a#b', '../b', '%2e%2e', '100%', 'ñ /&'];

/** Every function of the generated code that makes an address, with how many parameters it has. */
async function addresses() {
  const files = globSync('src/api/generated/*/*.ts').filter((file) => !/(msw|faker|zod)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(resolve(file))),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, make]) =>
      /^get.*Url$/.test(name) && typeof make === 'function' && make.length > 0
        ? [{ name, make: (id: string) => String(make(...Array.from({ length: make.length }, () => id))) }]
        : [],
    ),
  );
}

const segments = (address: string) => address.replace(/\?.*/s, '').split('/');

test('whatever an id is made of, it stays one part of the path', async () => {
  const all = await addresses();
  expect(all.length).toBeGreaterThan(40);
  for (const { name, make } of all) {
    const plain = segments(make('x'));
    for (const id of HOSTILE) {
      const hostile = segments(make(id));
      const expected = plain.map((part) => (part === 'x' ? encodeURIComponent(id) : part));
      expect(hostile, `${name} of ${id}`).toEqual(expected);
    }
  }
});
