import { placeholdersOf } from '../schema/represent.ts';

/** What the address of a public shop is made of. */
export interface Shop {
  /** The store's own domain, once it is connected. */
  domain: string | null;
  /** The store's name below the admin's host. */
  url: string;
  /** Phone number of the main line, digits with country code; null before there is a branch. */
  line: string | null;
}

/** In a template: the phone number of the main line. Every other name in braces is a property of the record. */
export const LINE = 'line';

/** The template of the shop itself. */
export const SHOP = `{${LINE}}`;

/** Where the shop's pages live: its own domain, else a name below the admin's host. */
function originOf({ domain, url }: Shop, host: string): string {
  return `https://${domain ?? `${url}.${host}`}`;
}

/**
 * The public address that a template describes, such as `{line}/{slug}` for a product (spec 1 §1).
 * @returns null while a part of it has no value
 */
export function shareAddress(
  shop: Shop,
  host: string,
  template: string,
  record: Readonly<Record<string, unknown>> = {},
): string | null {
  const values = new Map(Object.entries({ ...record, [LINE]: shop.line }));
  const textOf = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  if (placeholdersOf(template).some((name) => textOf(name) === '')) return null;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(name)));
  return `${originOf(shop, host)}/${path}`;
}

/** The shop's own public address; a shop without a line has its host alone. */
export function shopAddress(shop: Shop, host: string): string {
  return shareAddress(shop, host, SHOP) ?? originOf(shop, host);
}
