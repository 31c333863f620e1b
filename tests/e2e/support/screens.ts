/** One screen of the product as it is pictured: who sees it, and where; the locale goes before the path. */
export type Screen = { name: string; path: string; account?: string };

const ANA = 'ana@acme.example';
const NUEVO = 'nuevo@acme.example';

/** Every screen, for `npm run screenshots` and for the tests that walk through all of them. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'company-settings', path: '/company_settings', account: NUEVO },
  { name: 'dashboard', path: '/dashboard', account: ANA },
  { name: 'not-found', path: '/nowhere' },
];
