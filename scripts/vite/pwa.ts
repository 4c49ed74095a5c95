import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';

const ROOT = path.resolve(import.meta.dirname, '../..');

type ManifestTransform = NonNullable<
  NonNullable<VitePWAOptions['injectManifest']>['manifestTransforms']
>[number];

interface Words {
  app: { name: string; description: string };
  shell: { orders: string; create_product: string };
}

function words(): Words {
  // Our own file; a missing word would be caught by the test of the dictionaries.
  return JSON.parse(readFileSync(path.join(ROOT, 'i18n/es.json'), 'utf8')) as Words;
}

/**
 * The page, what the admin starts with, and its first screens; and what an order without signal needs (decision 90). Other
 * chunks are stored when they are first used.
 */
const SHELL = [
  'rolldown',
  'base',
  'admin',
  'home',
  'generated-list',
  'orders-list',
  'products-list',
  'style',
];

function isOfShell(url: string): boolean {
  return url === 'index.html' || SHELL.some((name) => url.startsWith(`assets/${name}-`));
}

/** Modules that are loaded at run time, with all that they import: those of an order without signal, and the phone's menus. */
const OFFLINE = [
  'src/resources/orders/form/ManualOrderPage.tsx',
  'src/resources/orders/form/PriceDialog.tsx',
  'src/resources/orders/list/CreatedOrder.tsx',
  'src/resources/orders/noted/NotedOrders.tsx',
  'src/resources/orders/noted/NotedSender.tsx',
  'generated/orders/form.ts',
  'generated/orders/validators.js',
  'src/dataProvider/order-calls.ts',
  'src/dataProvider/settings-calls.ts',
  'src/shell/frame/Notifications.tsx',
  'src/shell/navigation/CreateSheet.tsx',
  'src/shell/navigation/PhoneDrawer.tsx',
];

interface BuiltChunk {
  file: string;
  imports?: string[];
}

/** The files of the build that `OFFLINE` needs. */
function offlineFiles(): Set<string> {
  // Vite writes it before the worker is made.
  const text = readFileSync(path.join(ROOT, 'dist/client/.vite/manifest.json'), 'utf8');
  const chunks = new Map(Object.entries(JSON.parse(text) as Record<string, BuiltChunk>));
  const files = new Set<string>();
  const queue = [...OFFLINE];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined)
      throw new Error(`The build has no chunk of ${name}, which the panel needs without signal`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    queue.push(...(chunk.imports ?? []));
  }
  return files;
}

/** Of all files those that the worker stores before it is used. */
const storedFirst: ManifestTransform = (entries) => {
  const offline = offlineFiles();
  return { manifest: entries.filter(({ url }) => isOfShell(url) || offline.has(url)), warnings: [] };
};

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
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.{js,css}'],
      manifestTransforms: [storedFirst],
      // None of them is stored for its size.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      rollupFormat: 'iife',
    },
  });
}
