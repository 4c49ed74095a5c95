import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { WriteContext } from '../../modules/module.ts';
import type { Row } from '../row.ts';
import { writeItems } from './items.ts';
import { writeLinks } from './links.ts';

/** Writes child and link tables of the given fields. `before` is null for a new record. */
export async function writeChildren(
  write: WriteContext,
  resource: Resource,
  fields: Field[],
  id: number,
  record: Row,
  before: Row | null,
): Promise<void> {
  await Promise.all(
    fields.map((field) => {
      if (field.kind === 'items')
        return writeItems(write, field, id, rowsOf(record[field.source]), rowsOf(before?.[field.source]));
      if (field.kind === 'references')
        return writeLinks(write, resource, field, id, linkedIds(record, field));
      return undefined;
    }),
  );
}

/** Fields that live in tables of their own. */
export function childFields(fields: Field[]): Field[] {
  return fields.filter(({ kind }) => kind === 'items' || kind === 'references');
}

/** Whether a new record has any child row at all. */
export function hasChildren(record: Row, field: Field): boolean {
  const value = record[field.source];
  return Array.isArray(value) && value.length > 0;
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value : [];
}

/** The ids that a record's `references` field holds, each once, in their order. */
export function linkedIds(record: Row, field: Field): number[] {
  const value = record[field.source];
  return Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'number'))] : [];
}
