import { defineConfig } from 'vitest/config';

// The tests' browser is in this zone, wherever the machine is.
process.env.TZ = 'UTC';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: { 'react-remove-scroll': new URL('src/ui/remove-scroll-stub.tsx', import.meta.url).pathname },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    pool: 'threads',
    testTimeout: 30_000,
  },
});
