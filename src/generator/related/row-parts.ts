import type { FieldDescriptor, ListDescriptor } from '../../../domain/schema/descriptors.ts';
import { placeholdersOf } from '../../../domain/schema/representation.ts';

/** What a row says besides the name of its record. */
export interface RowParts {
  picture?: FieldDescriptor;
  /** The main amount. */
  amount?: FieldDescriptor;
  facts: FieldDescriptor[];
  states: FieldDescriptor[];
}

const FACTS = new Set(['date', 'datetime', 'text', 'city', 'country', 'time']);
const MOST_FACTS = 2;

/** The parts of a row, from the columns of its list: picture, amount, states, and few facts. */
export function rowParts(
  { columns, fields }: ListDescriptor,
  representation: string,
  via: string,
  readable: (field: FieldDescriptor) => boolean,
): RowParts {
  const named = placeholdersOf(representation);
  const parts: RowParts = { facts: [], states: [] };
  for (const { source, hidden } of columns) {
    const field = fields[source];
    if (field === undefined || hidden || source === via || named.includes(source) || !readable(field))
      continue;
    if (field.display === 'image') parts.picture ??= field;
    else if (field.display === 'chip' || field.display === 'flag') parts.states.push(field);
    else if (field.display === 'money') parts.amount ??= field;
    else if (FACTS.has(field.display) && parts.facts.length < MOST_FACTS) parts.facts.push(field);
  }
  return parts;
}
