import { ApiError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD']);

/**
 * Refuses a write that another site's page caused. Browsers send `Origin` on every cross-origin write and
 * `Sec-Fetch-Site` on all; programs send neither and carry no cookie by accident. The media type check
 * (only JSON and multipart are read) keeps plain forms out as well.
 * Throws `cross_site`.
 */
export function refuseCrossSite(request: Request, origin: string): void {
  if (SAFE.has(request.method)) return;
  const sentOrigin = request.headers.get('origin');
  if (sentOrigin !== null && sentOrigin !== origin) throw new ApiError('cross_site');
  const site = request.headers.get('sec-fetch-site');
  // A same-site subdomain is a shop of a merchant, not this panel: refused like any other site.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new ApiError('cross_site');
}
