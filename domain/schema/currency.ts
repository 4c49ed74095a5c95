/** In which currency an amount is: the schema's own, or the one that the record names beside it. */

interface Amount {
  currency?: string | { source: string };
  /** The fields of its items. */
  items?: Amount[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * ISO code of a field's amounts; undefined where the record names none, and the store's counts.
 * @param record the whole record: an amount of its items is in its currency too
 */
export function currencyOf({ currency }: Amount, record: Values): string | undefined {
  if (typeof currency !== 'object') return currency;
  const code = record[currency.source];
  return typeof code === 'string' && code !== '' ? code : undefined;
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
