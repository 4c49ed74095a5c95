/** In which currency an amount is: the schema's own, or the one that the record names beside it. */
import { wholeUnits, type MoneyUnit } from '../money/currency.ts';

/** Fixed, or the property of the record that holds the code: `whole` says there that its whole units are counted. */
export type AmountCurrency = MoneyUnit | { readonly source: string; readonly whole?: true };

interface Amount {
  currency?: AmountCurrency;
  /** The fields of its items. */
  items?: Amount[];
}

/** The unit of all records' amounts; undefined where each record names its own, and where the store's counts. */
export function fixedUnit(currency: AmountCurrency | undefined): MoneyUnit | undefined {
  return typeof currency === 'object' && 'source' in currency ? undefined : currency;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * What a field's amounts are counted in; undefined where none is named, and whole units of the store's currency count.
 * @param record the whole record: an amount of its items is in its currency too
 */
export function currencyOf({ currency }: Amount, record: Values): MoneyUnit | undefined {
  if (typeof currency !== 'object' || !('source' in currency)) return fixedUnit(currency);
  const code = record[currency.source];
  if (typeof code !== 'string' || code === '') return undefined;
  return currency.whole === true ? wholeUnits(code) : code;
}

/** The field with the currency of this record, and so its items: a row alone does not say what its amounts are in. */
export function inCurrencyOf<F extends Amount>(field: F, record: Values): F {
  const currency = currencyOf(field, record);
  return {
    ...field,
    ...(currency !== undefined && { currency }),
    ...(field.items && { items: field.items.map((item) => inCurrencyOf(item, record)) }),
  };
}
