import type { Page } from '@playwright/test';

/** A JSON object. */
export type Json = Record<string, unknown>;

/** The provider answers this to every call of that address. */
export async function answer(page: Page, url: string | RegExp, json: unknown, status = 200): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status, json }));
}

/** The provider's own answer, changed on its way. */
export async function patch(page: Page, url: string | RegExp, change: (body: Json) => Json): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}
