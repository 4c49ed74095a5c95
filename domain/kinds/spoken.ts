/**
 * A value in the sentences of people. It stands in a file beside its kind, `<kind>-spoken.ts`: the first list names
 * records by it, and loads nothing else of a kind.
 */
import type { MoneyUnit } from '../money/currency.ts';
import type { FieldDescriptor } from '../schema/descriptors.ts';
import type { Words, XRef } from '../schema/vocabulary.ts';

/** What is needed of a field that names a record; a `FieldDescriptor` has it. */
export type NamingField = Pick<FieldDescriptor, 'kind' | 'enum' | 'currency' | 'ref'>;

/** What the names of records are said in. */
export interface Saying {
  /** For `Intl`, such as `es-CO`. */
  locale: string;
  /** IANA name of the zone of the store. */
  timeZone: string;
  /** Of the store's amounts, those whose schema names no currency. */
  currency: MoneyUnit;
  wordOf(words: Words): string;
  /** What a record is called that a name shows, such as the customer of a quote; undefined for one that is unknown. */
  nameOf?(ref: XRef, id: number): string | undefined;
}

/** As people say it; undefined for what is no value of the kind. Export `spoken`. */
export type Spoken = (
  value: string | number,
  field: NamingField,
  record: Readonly<Record<string, unknown>>,
  saying: Saying,
) => string | undefined;
