import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Vite empties its output folder, even outside web/.
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
  // The page works at any address of a server and in any folder, with its files side by side.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  // `npm run dev` beside `./paddock play --no-browser`
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8090',
      '/locales': 'http://127.0.0.1:8090',
      '/ws': { target: 'ws://127.0.0.1:8090', ws: true },
    },
  },
  // Use Svelte's browser build, so that state reacts in tests as on the page.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'] },
}));
