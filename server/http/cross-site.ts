import { ApiError } from '../errors.ts';
import type { ApiSettings } from '../ports/ports.ts';

const SAFE = new Set(['GET', 'HEAD']);
/** As `URL` writes them: every spelling of an IPv4 address becomes four numbers, IPv6 stands in brackets. */
const LOCAL_NAME = /^(localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/;

type Settings = Pick<ApiSettings, 'origin' | 'localAccess'>;

/**
 * Refuses a write that another site's page caused. Browsers send `Origin` on every cross-origin write and
 * `Sec-Fetch-Site` on all; programs send neither and carry no cookie by accident. The media type check
 * (only JSON and multipart are read) keeps plain forms out as well.
 * Throws `cross_site`.
 */
export function refuseCrossSite(request: Request, settings: Settings): void {
  if (!SAFE.has(request.method)) refuseOtherSites(request, settings);
}

/**
 * As `refuseCrossSite`, for a GET that has an effect: a link or a picture of another site causes one without `Origin`.
 * Browsers too old for `Sec-Fetch-Site` still name the page in `Referer`.
 * Throws `cross_site`.
 */
export function refuseCrossSiteGet(request: Request, settings: Settings): void {
  refuseOtherSites(request, settings);
  const page = request.headers.get('referer');
  if (request.headers.has('sec-fetch-site') || page === null) return;
  if (!URL.canParse(page) || !isOurs(new URL(page).origin, request, settings))
    throw new ApiError('cross_site');
}

function refuseOtherSites(request: Request, settings: Settings): void {
  const sentOrigin = request.headers.get('origin');
  if (sentOrigin !== null && !isOurs(sentOrigin, request, settings)) throw new ApiError('cross_site');
  const site = request.headers.get('sec-fetch-site');
  // A same-site subdomain is a shop of a merchant, not this panel: refused like any other site.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new ApiError('cross_site');
}

function isOurs(sent: string, request: Request, { origin, localAccess }: Settings): boolean {
  if (sent === origin) return true;
  if (localAccess !== true || !URL.canParse(request.url)) return false;
  const own = new URL(request.url);
  return sent === own.origin && LOCAL_NAME.test(own.hostname);
}
