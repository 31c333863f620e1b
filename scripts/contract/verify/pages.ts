import { isRecord } from '@/lib/is-record';
import { faultsByAjv, type Operation } from '../read-contract';
import type { Judged } from './judge';

/** Reads one page of a list. */
type ReadPage = (query: Record<string, string>) => Promise<Judged>;
type Page = { ids: string[]; total: number | undefined; next: string | undefined; faults: string[] };

const FULL = [500, 200, 100, 50, 20];
const PAGES = 5;

function pageOf({ body, faults }: Judged, itemId: string): Page {
  const list = isRecord(body) ? body : {};
  const items: unknown[] = Array.isArray(list.items) ? list.items : [];
  return {
    ids: items.map((item) => (isRecord(item) ? String(item[itemId]) : '')),
    total: list.total === undefined ? undefined : Number(list.total),
    next: typeof list.nextCursor === 'string' && list.nextCursor !== '' ? list.nextCursor : undefined,
    faults,
  };
}

/** Follows the cursor in small pages, until it has seen what the whole page showed. */
async function walk(read: ReadPage, itemId: string, whole: Page, size: number): Promise<string[]> {
  const seen: string[] = [];
  const cursors = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = pageOf(await read({ limit: String(size), ...(cursor !== undefined && { cursor }) }), itemId);
    if (page.faults.length > 0) return page.faults.map((fault) => `a further page: ${fault}`);
    // A provider may know no pages at all: its list is always the whole one.
    if (page.ids.length > size && page.next === undefined && whole.next === undefined) return [];
    if (page.ids.length > size) return [`${page.ids.length} items on a page of ${size}`];
    if (page.total !== whole.total) return ['the total differs from page to page'];
    if (page.next !== undefined && cursors.has(page.next)) return ['the same cursor comes again'];
    if (page.ids.length === 0 && page.next !== undefined) return ['an empty page before the last'];
    seen.push(...page.ids);
    cursor = page.next;
    if (cursor !== undefined) cursors.add(cursor);
  } while (cursor !== undefined && seen.length < whole.ids.length);
  if (new Set(seen).size < seen.length) return ['pages repeat an item'];
  const skipped = whole.ids.filter((id) => !seen.includes(id));
  if (skipped.length > 0) return [`pages skip ${skipped.length} of ${whole.ids.length} items`];
  return whole.ids.every((id, index) => seen[index] === id)
    ? []
    : ['pages have another order than the whole list'];
}

/** What is wrong with the pages of a list; a list that changed meanwhile is read a second time. */
export async function pageFaults(
  { parameters }: Operation,
  itemId: string,
  read: ReadPage,
): Promise<string[]> {
  const limit = parameters.find(({ name }) => name === 'limit');
  const full = FULL.find((size) => !limit || faultsByAjv(limit.schema, size).length === 0) ?? 1;
  const attempt = async () => {
    const whole = pageOf(await read({ limit: String(full) }), itemId);
    if (whole.faults.length > 0 || whole.ids.length < 2) return whole.faults;
    const faults = await walk(read, itemId, whole, Math.ceil(whole.ids.length / PAGES));
    const isAll = whole.next === undefined && whole.total !== undefined && whole.total !== whole.ids.length;
    return isAll ? [...faults, `total is ${whole.total} where ${whole.ids.length} items are all`] : faults;
  };
  const faults = await attempt();
  return faults.length > 0 ? attempt() : faults;
}
