import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestInfo } from '../handler.ts';
import { chooseEncoding, ENCODINGS, type Encoding } from './encodings.ts';
import { readPage, type PageOptions } from './page.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

interface Asset {
  contentType: string;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  encoded: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
  /** Its name holds a hash of its content. */
  immutable: boolean;
}

/** The built files of the client, by path as in an address (`/assets/main-4fJ2.js`). */
type Assets = ReadonlyMap<string, Asset>;

/**
 * Reads the folder once, into memory: a few megabytes. An address is then a look-up in a map,
 * and can name nothing that the build did not put there.
 */
async function readAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const assets = new Map<string, Asset>();
  for (const name of names) {
    const contentType = CONTENT_TYPES[path.extname(name)];
    if (contentType === undefined || name.startsWith('.vite/')) continue;
    assets.set(`/${name}`, await readAsset(folder, name, new Set(names), contentType));
  }
  return assets;
}

async function readAsset(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  contentType: string,
): Promise<Asset> {
  const read = async (file: string): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await readFile(path.join(folder, file)));
  const plain = await read(name);
  const encoded = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  for (const encoding of ENCODINGS) {
    const file = name + SUFFIXES[encoding];
    if (names.has(file)) encoded.set(encoding, await read(file));
  }
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { contentType, etag, plain, encoded, immutable: name.startsWith('assets/') };
}

/** The file at this path for this client; null when there is none. */
function serveAsset(assets: Assets, pathname: string, request: Request): Response | null {
  const asset = assets.get(pathname);
  if (asset === undefined) return null;
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), new Set(asset.encoded.keys()));
  const headers = new Headers({
    'content-type': asset.contentType,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag: asset.etag,
  });
  // A drawing opened by its own address must not run scripts.
  if (asset.contentType === 'image/svg+xml')
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (request.headers.get('if-none-match') === asset.etag)
    return new Response(null, { status: 304, headers });
  if (encoding !== null) headers.set('content-encoding', encoding);
  const body = (encoding === null ? undefined : asset.encoded.get(encoding)) ?? asset.plain;
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const NOTHING = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** Of the `share_target` of the app's manifest. */
const SHARED = '/share';

/** Paths of files, as opposed to pages: an old tab that asks for a chunk of the last version must get a 404. */
const FILE = /^\/assets\/|\.[a-z0-9]{2,11}$/i;

/**
 * Serves the built client: its files, and its page for every other path.
 * @param folder `dist/client`
 */
export async function createClientSite(
  folder: string,
  options: PageOptions,
): Promise<(request: Request, pathname: string, info?: RequestInfo) => Response> {
  const assets = await readAssets(folder);
  const page = await readPage(folder, options);
  return (request, pathname, info = {}) => {
    // The worker takes what is shared into the app on the device; where it is not there yet, the form is what is left.
    if (pathname === SHARED && request.method === 'POST')
      return new Response(null, { status: 303, headers: { ...NOTHING, location: '/order/create' } });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...NOTHING, allow: 'GET, HEAD' } });
    if (pathname !== '/index.html') {
      const asset = serveAsset(assets, pathname, request);
      if (asset !== null) return asset;
      if (FILE.test(pathname)) return new Response(null, { status: 404, headers: NOTHING });
    }
    return page(request, pathname, info);
  };
}
