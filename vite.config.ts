import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { aliases } from './scripts/aliases.ts';
import { bootFirst } from './scripts/boot-first.ts';
import { bundleInDev } from './scripts/bundle-in-dev.ts';
import { hotContract } from './scripts/hot-contract.ts';
import { hotTexts } from './scripts/hot-texts.ts';
import { noUnknownVariables } from './scripts/no-unknown-variables.ts';
import { pageBundles } from './scripts/page-bundles.ts';
import { serveConsentPage } from './scripts/serve-consent-page.ts';

/** What every signed-in visit begins with travels in one file; every other page is a file of its own. */
const FIRST_PAGES = new Set([
  '/{-$locale}',
  '/{-$locale}/_signed-in/dashboard',
  '/{-$locale}/_signed-in/dashboard/home',
]);

export default defineConfig(({ command }) => ({
  plugins: [
    noUnknownVariables(),
    tanstackRouter({
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (FIRST_PAGES.has(routeId) ? [] : undefined) },
    }),
    react(),
    tailwindcss(),
    pageBundles(),
    bootFirst(),
    bundleInDev(),
    hotContract(),
    hotTexts(),
    serveConsentPage(),
    // Development plays the provider; a production build holds nothing of it.
    command === 'serve' && msw(),
  ],
  resolve: {
    tsconfigPaths: true,
    // It writes a <style>, which the strict policy refuses; the lock on scrolling is in styles.css.
    alias: aliases,
  },
  // All of it is looked through at the start: a library found later would reload the page under a person's hands.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.{ts,tsx}', 'mocks/core/browser.ts'],
    include: command === 'serve' ? ['msw/browser', 'msw/experimental'] : [],
  },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      output: {
        // Every first visit downloads the list of them: their names would be bytes in it.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
}));
