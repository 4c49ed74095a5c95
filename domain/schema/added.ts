import type { XAdds } from './vocabulary.ts';

export interface Added {
  /** Null when no item has a number. */
  sum: number | null;
  /** How many items there are. */
  count: number;
}

/** What the items of a record add up to (`x-ui.adds`); undefined for a record without items. */
export function addedUp({ source }: XAdds, record: Readonly<Record<string, unknown>>): Added | undefined {
  const [list = '', member = ''] = source.split('.');
  const items: unknown = record[list];
  if (!Array.isArray(items) || items.length === 0) return undefined;
  const numbers = items.flatMap((item: unknown) => {
    const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, member) : null;
    return typeof value === 'number' ? [value] : [];
  });
  const sum = numbers.length === 0 ? null : numbers.reduce((total, number) => total + number, 0);
  return { sum, count: items.length };
}
