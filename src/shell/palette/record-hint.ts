import type { RaRecord } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { formatPhone } from '../../../domain/phones/format.ts';

const LONGEST = 60;

/** A searched field of a resource. */
export type SearchedField = Pick<FieldDescriptor, 'source'> & Partial<Pick<FieldDescriptor, 'display'>>;

function textOf(value: unknown, display?: FieldDescriptor['display']): string {
  if (typeof value === 'string' && display === 'phone') return formatPhone(value);
  // Tags are stored with a comma between them.
  if (typeof value === 'string' && display === 'tags') return value.split(',').join(', ');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  // The parts that a record stores of another one, such as an order's customer.
  const names = new Map<string, unknown>(Object.entries(value));
  return [names.get('first_name'), names.get('last_name')]
    .filter((part) => typeof part === 'string')
    .join(' ');
}

/** The searched fields that are not in the label: they explain why this record was found. */
export function recordHint(record: RaRecord, searched: readonly SearchedField[], label: string): string {
  return searched
    .map(({ source, display }) => textOf(record[source], display).trim())
    .filter((text) => text !== '' && !label.includes(text))
    .join(' · ')
    .slice(0, LONGEST);
}
