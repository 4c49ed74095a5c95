import { readAssets, serveAsset } from './assets.ts';
import { readPage, type PageOptions } from './page.ts';

const NOTHING = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** Paths of files, as opposed to pages: an old tab that asks for a chunk of the last version must get a 404. */
const FILE = /^\/assets\/|\.[a-z0-9]{2,11}$/i;

/**
 * Serves the built client: its files, and its page for every other path.
 * @param folder `dist/client`
 */
export async function createClientSite(
  folder: string,
  options: PageOptions,
): Promise<(request: Request, pathname: string) => Response> {
  const assets = await readAssets(folder);
  const page = await readPage(folder, options);
  return (request, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...NOTHING, allow: 'GET, HEAD' } });
    if (pathname !== '/index.html') {
      const asset = serveAsset(assets, pathname, request);
      if (asset !== null) return asset;
      if (FILE.test(pathname)) return new Response(null, { status: 404, headers: NOTHING });
    }
    return page(request);
  };
}
