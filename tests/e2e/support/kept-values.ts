import type { Page } from '@playwright/test';

/** How many values whose names contain this lie in the browser's own store, which no word on the page tells. */
export function keptValues(page: Page, part: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('secure-store');
        opening.onsuccess = () => {
          const names = opening.result.transaction('values').objectStore('values').getAllKeys();
          names.onsuccess = () => {
            opening.result.close();
            resolve(names.result.filter((name) => String(name).includes(wanted)).length);
          };
        };
      }),
    part,
  );
}
