import type { XAdds, XLowest } from './vocabulary.ts';

interface Added {
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

interface LowestAmount {
  amount: number;
  /** What all items cost before, where all of them cost the same and less than that. */
  before?: number;
  /** Whether another item has a higher amount. */
  differs: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The lowest amount of the items of a record (`x-ui.lowest`); undefined for a record without such items. */
export function lowestOf({ source, lower }: XLowest, record: Values): LowestAmount | undefined {
  const [list = '', member = ''] = source.split('.');
  const items: unknown = record[list];
  if (!Array.isArray(items)) return undefined;
  const amounts = items.flatMap((item: unknown) => {
    const full = amountIn(item, member);
    if (full === undefined) return [];
    const less = amountIn(item, lower?.split('.')[1] ?? '');
    return [{ full, amount: less !== undefined && less < full ? less : full }];
  });
  const [first] = amounts;
  if (first === undefined) return undefined;
  const amount = Math.min(...amounts.map((each) => each.amount));
  const differs = amounts.some((each) => each.amount !== amount);
  const before = !differs && amounts.every(({ full }) => full === first.full) ? first.full : amount;
  return { amount, differs, ...(before > amount && { before }) };
}

function amountIn(item: unknown, member: string): number | undefined {
  const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, member) : undefined;
  return typeof value === 'number' ? value : undefined;
}
