import { isObject } from '../../../domain/json/is-object.ts';

export type PictureRow = Record<string, unknown>;

/** Between an array of pictures and their addresses: the elements themselves, or one field of each row. */
export interface PictureRows {
  addressesIn(value: unknown): string[];
  /** The value with these addresses in this order; rows that stay keep their other fields. */
  withAddresses(value: unknown, addresses: readonly string[]): unknown;
}

/** @param source the field of a row that holds the address; undefined where the elements are addresses */
export function pictureRows(source: string | undefined): PictureRows {
  if (source === undefined)
    return {
      addressesIn: (value) => elementsOf(value).filter((element) => typeof element === 'string'),
      withAddresses: (_, addresses) => addresses,
    };
  return {
    addressesIn: (value) =>
      elementsOf(value)
        .filter(isObject)
        .map((row) => row[source])
        .filter((address) => typeof address === 'string'),
    withAddresses(value, addresses) {
      const rows = elementsOf(value).filter(isObject);
      return addresses.map((url, order) => ({
        ...(rows.find((row) => row[source] === url) ?? { [source]: url }),
        order,
      }));
    },
  };
}

/** The addresses with one of them at another place. */
export function moved(addresses: readonly string[], from: number, to: number): string[] {
  const next = [...addresses];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The addresses with a new one: in the place of another, or behind them. */
export function withPicture(addresses: readonly string[], url: string, replaces?: string): string[] {
  if (replaces === undefined || !addresses.includes(replaces)) return [...addresses, url];
  return addresses.map((address) => (address === replaces ? url : address));
}

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
