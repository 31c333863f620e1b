import type { Usable } from '../measure-page';
import { compare, sayRatio } from './compare';
import { type Network, openPage } from './open-page';
import type { Place } from './place';

const NETWORKS: readonly Network[] = ['as it is', 'slow 4G'];

/** What is compared: opened in the product, and the plainest page that does the same. */
type Opening = {
  product: { path: string; usable: Usable };
  floor: { path: string; usable: Usable };
  /** Whether somebody is signed in. */
  signedIn: boolean;
};

async function opened(runs: number, place: Place, { product, floor, signedIn }: Opening, network: Network) {
  const floors = await place.browser.newContext({ baseURL: place.floors.url });
  const took = await compare(
    runs,
    async () => {
      const guest = signedIn
        ? undefined
        : await place.browser.newContext({ baseURL: place.product.url, locale: 'en-US' });
      const context = guest ?? place.signedIn;
      const { page, milliseconds } = await openPage(context, product.path, product.usable, { network });
      await page.close();
      await guest?.close();
      return milliseconds;
    },
    async () => {
      const path = `${floor.path}#${place.token}`;
      const { page, milliseconds } = await openPage(floors, path, floor.usable, { network });
      await page.close();
      return milliseconds;
    },
  );
  await floors.close();
  return took;
}

/** Opens the same in the product and on the floor, on each network, and prints how they compare. */
export async function sayOpening(runs: number, place: Place, what: string, most: number, opening: Opening) {
  for (const network of NETWORKS) {
    const took = await opened(runs, place, opening, network);
    sayRatio(network === 'as it is' ? what : `${network}: ${what}`, most, took);
  }
}
