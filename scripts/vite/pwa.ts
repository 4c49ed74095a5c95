import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Words {
  app: { name: string; description: string };
  shell: { orders: string; create_product: string };
}

function words(): Words {
  // Our own file; a missing word would be caught by the test of the dictionaries.
  return JSON.parse(readFileSync(path.join(ROOT, 'i18n/es.json'), 'utf8')) as Words;
}

/** The page, what the admin starts with, and its first screens. Other chunks are stored when they are first used. */
const SHELL = [
  'index.html',
  'assets/style-*.css',
  'assets/{rolldown,base,admin,home,generated-list,orders-list,products-list}-*.js',
];

/** What the phone shows and opens when the admin is installed (W3C Web App Manifest). */
function manifest(): VitePWAOptions['manifest'] {
  const { app, shell } = words();
  return {
    id: '/',
    name: app.name,
    short_name: app.name,
    description: app.description,
    lang: 'es-CO',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#faf8f5',
    background_color: '#faf8f5',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: shell.orders, url: '/orders' },
      { name: shell.create_product, url: '/products/create' },
    ],
    // Messages of a chat become a new order, a picture pays one; the worker takes them (`src/shell/offline/sw.ts`).
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'picture', accept: ['image/*', 'application/pdf'] }],
      },
    },
  };
}

/** Makes the admin installable, and writes its service worker with the names of the files that it stores. */
export function pwa() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/shell/offline',
    filename: 'sw.ts',
    // `src/shell/offline` registers it, after the first page of a signed-in user.
    injectRegister: false,
    manifest: manifest(),
    includeManifestIcons: false,
    injectManifest: { globPatterns: SHELL, rollupFormat: 'iife' },
  });
}
