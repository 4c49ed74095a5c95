import type { NamingField, Saying } from '../kinds/spoken.ts';
import { SPOKEN } from './kinds-spoken.ts';

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
  saying: Saying,
): string {
  const label = field?.enum?.find((one) => one.value === value)?.label;
  if (label !== undefined) return saying.wordOf(label);
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  if (field?.ref !== undefined && typeof value === 'number')
    return saying.nameOf?.(field.ref, value) ?? `#${value}`;
  return (field && SPOKEN[field.kind]?.(value, field, record, saying)) ?? String(value).trim();
}

/** Sources that a representation shows: those in braces, or the whole text without braces. */
export function placeholdersOf(representation: string): string[] {
  const inBraces = [...representation.matchAll(/\{([^{}]+)\}/g)].flatMap((match) => match[1] ?? []);
  return inBraces.length > 0 ? inBraces : [representation];
}
