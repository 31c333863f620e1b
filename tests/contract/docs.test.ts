import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readContract } from '../../scripts/contract/docs/contract';
import { pagesByOperation } from '../../scripts/contract/docs/journeys';
import { pageOf } from '../../scripts/contract/docs/page';
import { readReadme } from '../../scripts/contract/docs/read-readme';
import { operations } from '../../scripts/contract/read-contract';

let page = '';
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

beforeAll(async () => {
  page = pageOf(await readContract(), readReadme(), pagesByOperation());
}, 30_000);

test('the page of the contract asks for nothing but itself', () => {
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(page.match(/<(script|link|img|iframe|object|form)\b|@import|url\(| src=/gi)).toBeNull();
});

test('every operation has its place there, and every link leads to one', () => {
  const ids = idsOf(page);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining(operations.map(({ operationId }) => `operation-${operationId}`)),
  );
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every assumption that waits for the provider is there, and which calls it is about', () => {
  const rows = readFileSync('openapi/README.md', 'utf8').match(/^\| \d+ \|/gm) ?? [];
  expect(rows.length).toBeGreaterThan(100);
  expect(idsOf(page).filter((id) => id.startsWith('assumption-'))).toHaveLength(rows.length);
  expect(page).toContain('<a href="#operation-signIn"><code>POST /auth/sign-in</code></a>');
});

test('the page says of each call which pages ask for it', () => {
  const pages = pagesByOperation();
  expect(pages.get('GET /projects/{botKey}/versions')).toEqual(['/dashboard/agents/{keyBot}?tab=versions']);
  const unknown = [...pages.keys()].filter(
    (call) => !operations.some(({ method, path }) => `${method} ${path}` === call),
  );
  expect(unknown).toEqual([]);
  const asked = operations.filter(({ method, path }) => pages.has(`${method} ${path}`));
  expect(asked.length / operations.filter(({ tag }) => tag !== 'widget-public').length).toBeGreaterThan(0.9);
});
