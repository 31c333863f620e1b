import type { Network } from './open-page';
import type { Place } from './place';
import { sayOpening } from './say-opening';

const NETWORKS: readonly Network[] = ['as it is', 'slow 4G'];
const named = (what: string, network: Network) => (network === 'as it is' ? what : `${network}: ${what}`);

/** The login beside a form that stands in the HTML itself. */
export async function login(runs: number, place: Place): Promise<void> {
  const usable = { selector: 'input[type="email"]' };
  const opening = { product: { path: '/en/login', usable }, floor: { path: '/login.html', usable } };
  for (const network of NETWORKS) {
    const what = named('login, usable : the form in the HTML itself', network);
    await sayOpening(runs, place, what, 1.15, { ...opening, network }, false);
  }
}

/** The home page beside a shell in the HTML whose call is sent early. */
export async function home(runs: number, place: Place): Promise<void> {
  const usable = { selector: 'h1', text: 'Welcome, Ana' };
  const opening = { product: { path: '/en/dashboard/home', usable }, floor: { path: '/home.html', usable } };
  for (const network of NETWORKS) {
    const what = named('home, usable : shell in the HTML, call sent early', network);
    await sayOpening(runs, place, what, 1.25, { ...opening, network });
  }
}
