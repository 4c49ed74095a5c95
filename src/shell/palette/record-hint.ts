import type { RaRecord } from 'ra-core';

const LONGEST = 60;

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  // The parts that a record stores of another one, such as an order's customer.
  const names = new Map<string, unknown>(Object.entries(value));
  return [names.get('first_name'), names.get('last_name')]
    .filter((part) => typeof part === 'string')
    .join(' ');
}

/** The searched fields that are not in the label: they explain why this record was found. */
export function recordHint(record: RaRecord, searched: readonly string[], label: string): string {
  return searched
    .map((source) => textOf(record[source]).trim())
    .filter((text) => text !== '' && !label.includes(text))
    .join(' · ')
    .slice(0, LONGEST);
}
