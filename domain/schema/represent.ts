import { dayOf } from '../dates/day.ts';
import { formatDate, formatTime, formatTimeOfDay } from '../dates/format.ts';
import type { MoneyUnit } from '../money/currency.ts';
import { formatMoney } from '../money/format.ts';
import { currencyOf } from './currency.ts';
import type { FieldDescriptor } from './descriptors.ts';
import type { Words, XRef } from './vocabulary.ts';

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

/** How far names show names: a quote its customer, who is named by their branch. A circle of references ends there. */
export const DEEPEST_NAME = 3;

/**
 * A record in a few words, by its representation: a property, or a template such as `{first_name} {last_name}`. Dates,
 * enums and amounts are said as people read them, and other records by their names. A name stays the same from day to day: no 'ayer'.
 * @returns an empty text when the record has none of the values
 */
export function representRecord(
  representation: string,
  fieldOf: (source: string) => NamingField | undefined,
  record: Readonly<Record<string, unknown>>,
  saying: Saying,
): string {
  const texts = new Map(
    placeholdersOf(representation).map((source): [string, string] => [
      source,
      spokenValue(fieldOf(source), record[source], record, saying),
    ]),
  );
  if ([...texts.values()].every((text) => text === '')) return '';
  if (!representation.includes('{')) return texts.get(representation) ?? '';
  return representation.replace(/\{([^{}]+)\}/g, (_, source: string) => texts.get(source) ?? '').trim();
}

/** A value as people read it; an empty text for one that is none, a list or an object. */
export function spokenValue(
  field: NamingField | undefined,
  value: unknown,
  record: Readonly<Record<string, unknown>>,
  { locale, timeZone, currency, wordOf, nameOf }: Saying,
): string {
  const label = field?.enum?.find((one) => one.value === value)?.label;
  if (label !== undefined) return wordOf(label);
  if (typeof value === 'number') {
    if (field?.kind === 'reference' && field.ref !== undefined)
      return nameOf?.(field.ref, value) ?? `#${value}`;
    return field?.kind === 'money'
      ? formatMoney(value, currencyOf(field, record) ?? currency, locale)
      : String(value);
  }
  if (typeof value !== 'string') return '';
  if (field?.kind === 'date') return formatDate(value, locale);
  if (field?.kind === 'time') return formatTimeOfDay(value, locale);
  if (field?.kind === 'datetime') {
    const instant = new Date(value);
    return `${formatDate(dayOf(instant, timeZone), locale)}, ${formatTime(instant, timeZone, locale)}`;
  }
  return value.trim();
}

/** Sources that a representation shows: those in braces, or the whole text without braces. */
export function placeholdersOf(representation: string): string[] {
  const inBraces = [...representation.matchAll(/\{([^{}]+)\}/g)].flatMap((match) => match[1] ?? []);
  return inBraces.length > 0 ? inBraces : [representation];
}
