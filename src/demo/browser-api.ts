import { IdbFs } from '@electric-sql/pglite';
import customers from '../../demo/customers.csv?url';
import products from '../../demo/products.csv?url';
import store from '../../demo/store.json';
import type { Resource } from '../../domain/schema/model.ts';
import { readResources } from '../../domain/schema/read.ts';
import { localDomains } from '../../server/adapters/local-domains.ts';
import { holdsPage, pictureType } from '../../server/adapters/picture-types.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { systemClock } from '../../server/adapters/system-clock.ts';
import { webPasswords } from '../../server/adapters/web-passwords.ts';
import { createApi, type Api } from '../../server/api.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { invalid } from '../../server/errors.ts';
import type { DemoContent, DemoStore } from '../../server/modules/imports/demo.ts';
import { loadDemo } from '../../server/modules/imports/module.ts';
import type { Logger, Pictures } from '../../server/ports/ports.ts';
import type { Ports } from '../../server/context.ts';
import { aesGcmSecrets } from '../../server/secrets/aes-gcm.ts';
import { forgetKept, keptFiles, keptKey, keptSecret } from './kept.ts';

const pictures = import.meta.glob<string>('../../demo/pictures/*', { query: '?url', import: 'default' });

/** The folder `demo/`, served by the development server. */
async function demoContent(): Promise<DemoContent> {
  const content: DemoStore = {
    ...store,
    store: { ...store.store, plan: store.store.plan === 'pro' ? 'pro' : 'free' },
  };
  return {
    store: content,
    products: await bytesAt(products),
    customers: await bytesAt(customers),
    picture: async (name) => {
      const url = await pictures[`../../demo/pictures/${name.split('/').at(-1) ?? ''}`]?.();
      return url === undefined ? null : bytesAt(url);
    },
  };
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const LONGEST_SIDE = 1600;

/** Uses the browser's decoder and encoder instead of sharp. */
const canvasPictures: Pictures = {
  async normalise(bytes) {
    const type = pictureType(bytes);
    if (type === null) throw invalid({ file: { key: 'picture' } });
    if (type === 'svg' && holdsPage(bytes)) throw invalid({ file: { key: 'picture_page' } });
    try {
      const body = await encoded(bytes, type === 'svg' ? 'image/svg+xml' : `image/${type}`, LONGEST_SIDE);
      return { body, contentType: 'image/webp', extension: 'webp' };
    } catch {
      throw invalid({ file: { key: 'picture' } });
    }
  },
  thumbnails: (bytes, sides) => Promise.all(sides.map((side) => encoded(bytes, 'image/webp', side))),
};

async function encoded(bytes: Uint8Array, type: string, side: number): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }));
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  return new Uint8Array(await picture.arrayBuffer());
}

/**
 * PGlite's folder in IndexedDB, written when the demo says so. By itself PGlite compares all its files after each query,
 * reads included, which takes a quarter of a second.
 */
class CommittedFs extends IdbFs {
  override async syncToFs(): Promise<void> {}

  /** Writes the files that changed, in one transaction of IndexedDB. */
  async commit(): Promise<void> {
    // Between two queries, so that the files fit together.
    await this.pg?.runExclusive(() => super.syncToFs());
  }
}

/** PGlite's name for the folder in IndexedDB. */
const FOLDER = 'tendero';

interface KeptDatabase {
  database: OpenDatabase;
  /** What is committed until now is there after a reload. */
  keep(): Promise<void>;
}

/**
 * The demo's tables in IndexedDB. When today's schemas refuse them, the demo starts afresh and says so in the console.
 * Only one tab has them at a time: two would overwrite each other's rows, so a second one waits.
 */
async function openKeptDatabase(resources: Resource[]): Promise<KeptDatabase> {
  await holdLock();
  try {
    return await open(resources);
  } catch (refused) {
    reportError(
      new Error('The demo starts afresh: its data does not fit the schemas any more', { cause: refused }),
    );
    await removeTables();
    await forgetKept();
    return open(resources);
  }
}

async function open(resources: Resource[]): Promise<KeptDatabase> {
  const fs = new CommittedFs(FOLDER);
  const database = await openPglite({ fs }, resources);
  return { database, keep: () => fs.commit() };
}

/** Resolves when this tab has the lock, which it keeps until it is closed or reloaded. */
function holdLock(): Promise<void> {
  const another = new Error('The demo waits: it is open in another tab. Close it there.');
  const waiting = setTimeout(() => reportError(another), 2_000);
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request('tendero-demo', () => {
      clearTimeout(waiting);
      resolve();
      return new Promise<never>(() => {});
    });
    held.catch(reject);
  });
}

function removeTables(): Promise<void> {
  return new Promise((resolve, reject) => {
    const removal = indexedDB.deleteDatabase(`/pglite/${FOLDER}`);
    const refuse = () => reject(new Error("The demo's tables are in use. Clear the data of this site."));
    removal.addEventListener('success', () => resolve());
    removal.addEventListener('error', refuse);
    removal.addEventListener('blocked', refuse);
  });
}

const schemas = import.meta.glob('../../schemas/*.json', { import: 'default', eager: true });

/**
 * The server's own API over a PostgreSQL in this page, with the demo store. IndexedDB keeps both, so that a reload goes
 * on with the same data. Clearing the site's data in the browser starts afresh.
 */
export async function createBrowserApi(origin: string): Promise<Pick<Api, 'fetch'>> {
  const files = Object.entries(schemas).map(([path, content]): [string, unknown] => [
    path.split('/').at(-1) ?? path,
    content,
  ]);
  const resources = readResources(Object.fromEntries(files));
  const { database, keep } = await openKeptDatabase(resources);
  const ports: Ports = {
    database,
    resources,
    passwords: webPasswords(),
    secrets: await aesGcmSecrets([await keptKey()]),
    domains: localDomains(),
    files: keptFiles,
    pictures: canvasPictures,
    events: database.events,
    clock: systemClock,
    logger: errorLogger,
    settings: {
      origin,
      sessionSecret: await keptSecret(),
      secureCookies: false,
      isTrustedProxy: () => false,
      production: false,
      demoSignIn: true,
      shopsServed: false,
    },
  };
  const api = createApi(ports);
  const loaded = await loadDemo(api.ports, await demoContent());
  if (loaded !== null) await keep();
  return {
    async fetch(request, info) {
      const answer = await api.fetch(request, info);
      if (request.method !== 'GET') await keep();
      return answer;
    },
  };
}

/** Only defects go to the developer's console; the network panel shows the rest. */
const errorLogger: Logger = {
  ...silentLogger,
  error: (fields, message) => reportError(new Error(`${message}: ${JSON.stringify(fields)}`)),
};
