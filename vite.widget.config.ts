import { defineConfig } from 'vite';

/** The chat for any page in the world: an entry of its own under a name that stays, and its parts beside it. */
export default defineConfig({
  publicDir: false,
  resolve: { tsconfigPaths: true },
  build: {
    outDir: 'dist/widget',
    target: 'es2023',
    lib: { entry: 'src/widget/agent-chat.ts', formats: ['es'], fileName: () => 'agent-chat.js' },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: { chunkFileNames: 'parts/[hash:6].js', minify: true },
    },
  },
});
