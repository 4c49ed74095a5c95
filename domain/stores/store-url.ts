import { numberedSlug, slugify } from '../catalog/slug.ts';

/** As long as a label of a host name may be (RFC 1035 §2.3.4), with room for a number behind it. */
const LONGEST = 50;

/** Subdomains that no shop may have: ours, and those that mail and browsers look for. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'admin api app assets autodiscover blog cdn correo demo dev docs ftp help host imap login mail mx ns1 ns2 panel ' +
    'pop soporte smtp static status support tendero tienda tiendas test wpad www'
  ).split(' '),
);

/** What goes before the number in the addresses that are tried for a store of this name. */
export function storeUrlBase(name: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' ? 'tienda' : slug;
}

/** The n-th address to try, beginning with 1; null when it is not to be had by anybody. */
export function storeUrlCandidate(name: string, n: number): string | null {
  const url = numberedSlug(storeUrlBase(name), n);
  return RESERVED.has(url) ? null : url;
}
