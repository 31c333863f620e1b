import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import product from '../vite.config';

// The product itself, but for its thread: what Markdown, heights and all else of a thread cost shows against it.
export default defineConfig((env) =>
  mergeConfig(product(env), {
    resolve: {
      alias: [
        { find: '@/ui/chat-thread', replacement: resolve('bench/plain-thread.tsx') },
        { find: './use-markdown', replacement: resolve('bench/no-markdown.ts') },
      ],
    },
    build: { outDir: '.cache/plain-product', emptyOutDir: true },
  }),
);
