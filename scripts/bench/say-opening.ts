import type { Usable } from '../measure-page';
import { compare, sayRatio } from './compare';
import { type Network, openPage } from './open-page';
import type { Place } from './place';

/** What is compared: opened in the product, and the plainest page that does the same. */
type Opening = {
  product: { path: string; usable: Usable };
  floor: { path: string; usable: Usable };
  network?: Network;
};

/** Opens the same in the product and on the floor, and prints how they compare; signed in unless it is for guests. */
export async function sayOpening(
  runs: number,
  place: Place,
  what: string,
  most: number,
  opening: Opening,
  signedIn = true,
) {
  const floors = await place.browser.newContext({ baseURL: place.floors.url });
  const took = await compare(
    runs,
    async () => {
      const guest = signedIn
        ? undefined
        : await place.browser.newContext({ baseURL: place.product.url, locale: 'en-US' });
      const { page, milliseconds } = await openPage(
        guest ?? place.signedIn,
        opening.product.path,
        opening.product.usable,
        { network: opening.network },
      );
      await page.close();
      await guest?.close();
      return milliseconds;
    },
    async () => {
      const path = `${opening.floor.path}#${place.token}`;
      const { page, milliseconds } = await openPage(floors, path, opening.floor.usable, {
        network: opening.network,
      });
      await page.close();
      return milliseconds;
    },
  );
  await floors.close();
  sayRatio(what, most, took);
}
