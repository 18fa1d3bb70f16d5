import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Vite empties the folder that it builds into, also when it lies outside web/.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: '../src/paddock/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  // The page is served at any address of a server and in any folder, its files beside each other.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  // `npm run dev` beside `./paddock play --no-browser`
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8090',
      '/locales': 'http://127.0.0.1:8090',
      '/ws': { target: 'ws://127.0.0.1:8090', ws: true },
    },
  },
  // Svelte's own code for browsers, as on the page: state in tests reacts as it does there.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'] },
}));
