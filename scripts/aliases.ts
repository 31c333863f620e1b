import { fileURLToPath } from 'node:url';

const own = (file: string) => fileURLToPath(new URL(`../src/ui/${file}`, import.meta.url));

/** What of the libraries is left out of the product, or written shorter: each stands in the first file or near it. */
export const aliases = [
  { find: 'react-remove-scroll', replacement: own('remove-scroll-stub.tsx') },
  // What the shim stands in for is part of React.
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
  // What each icon of lucide-react is made by.
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: own('create-lucide-icon.ts') },
];
