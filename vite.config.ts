import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { schemaPlugin } from './scripts/schema/vite-plugin.ts';
import { bundledApi } from './scripts/vite/bundled-api.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { AHEAD, demoEntry } from './scripts/vite/demo-entry.ts';
import { pwa } from './scripts/vite/pwa.ts';
import { replacedPackages } from './scripts/vite/replaced-packages.ts';
import { workerEntry } from './scripts/vite/worker-entry.ts';
import { NONCE_PLACEHOLDER } from './server/http/static/nonce.ts';

/** The API of `npm run dev`; `npm run dev:msw` has none. It sees the name that the browser uses, as it checks origins. */
const api = { target: process.env.TENDERO_DEV_API ?? 'http://127.0.0.1:4001', changeOrigin: false };

export default defineConfig(({ mode }) => ({
  plugins: [react(), schemaPlugin(), ...(mode === 'msw' ? [demoEntry(), bundledApi()] : [pwa()])],
  resolve: { alias: replacedPackages },
  worker: { plugins: () => [workerEntry()] },
  // Every response of the server puts a fresh nonce where this stands.
  html: { cspNonce: NONCE_PLACEHOLDER },
  // The worker script of MSW; otherwise the icons of the installed app.
  publicDir: mode === 'msw' ? 'src/demo/public' : 'public',
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One file, of which each page needs most: a first list waits for no second one.
    cssCodeSplit: false,
    // Kilobytes as written; what counts is measured compressed, by npm run bench.
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: chunkGroups() } },
    // The CSP has no `font-src data:`.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf|otf)$/.test(file) ? false : undefined),
  },
  optimizeDeps: {
    // All of them at once: a package found late would reload the page.
    entries: ['index.html', 'src/**/*.{ts,tsx}', ...(mode === 'msw' ? [] : ['!src/demo/**'])],
    // PGlite finds its WASM by its own address; bundling it would move it.
    exclude: ['@electric-sql/pglite'],
  },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    // The API's bundle and the packages are made while the browser opens.
    warmup: {
      clientFiles: mode === 'msw' ? ['/src/demo/browser-api.ts', ...AHEAD].map((file) => `.${file}`) : [],
    },
    proxy: mode === 'msw' ? undefined : { '/api': api, '/live': api, '/ready': api, '/dev': api },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] },
  },
}));
