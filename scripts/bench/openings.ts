import type { Place } from './place';
import { sayOpening } from './say-opening';

/** The login beside a form that stands in the HTML itself. */
export async function login(runs: number, place: Place): Promise<void> {
  const usable = { selector: 'input[type="email"]' };
  await sayOpening(runs, place, 'login, usable : the form in the HTML itself', 1.15, {
    product: { path: '/en/login', usable },
    floor: { path: '/login.html', usable },
    signedIn: false,
  });
}

/** The home page beside a shell in the HTML whose call is sent early. */
export async function home(runs: number, place: Place): Promise<void> {
  const usable = { selector: 'h1', text: 'Welcome, Ana' };
  await sayOpening(runs, place, 'home, usable : shell in the HTML, call sent early', 1.25, {
    product: { path: '/en/dashboard/home', usable },
    floor: { path: '/home.html', usable },
    signedIn: true,
  });
}
