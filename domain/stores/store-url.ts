import { numberedSlug, slugify } from '../catalog/slug.ts';

/** The maximum length of a label of a host name (RFC 1035 §2.3.4), less room for a numeric suffix. */
const LONGEST = 50;

/** Subdomains that no shop can have: ours, and those that mail and browsers use. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'admin api app assets autodiscover blog cdn correo demo dev docs ftp help host imap login mail mx ns1 ns2 panel ' +
    'pop soporte smtp static status support tendero tienda tiendas test wpad www'
  ).split(' '),
);

/** The part before the number in the addresses that are tried for a store of this name. */
export function storeUrlBase(name: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' ? 'tienda' : slug;
}

/** The n-th address to try, starting at 1; null for a reserved one. */
export function storeUrlCandidate(name: string, n: number): string | null {
  const url = numberedSlug(storeUrlBase(name), n);
  return RESERVED.has(url) ? null : url;
}

/** Of a label of a host name (RFC 1035 §2.3.4). */
export const STORE_URL_LENGTH = 63;
/** `a` to `z`, digits and hyphens; no hyphen begins or ends it. */
export const STORE_URL = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;

const MARKS = /\p{M}/gu;

/** The characters of a typed text that an address can have, without accents (spec 2 §5). */
export function typedStoreUrl(typed: string): string {
  return typed
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, STORE_URL_LENGTH);
}

/** Whether a store may have this address, as long as no other store has it. */
export function isStoreUrl(url: string): boolean {
  return url.length <= STORE_URL_LENGTH && STORE_URL.test(url) && !RESERVED.has(url);
}
