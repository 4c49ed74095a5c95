/** The part of a public link that names a product: `{host}/{phone}/{slug}`. */

const LONGEST = 80;

/** Lower-case ASCII characters a to z, digits and single hyphens. Empty when the text has none of them. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
}

/** `cafe` is the first product of that name, `cafe-2` the second. */
export function numberedSlug(base: string, n: number): string {
  return n === 1 ? base : `${base}-${n}`;
}
