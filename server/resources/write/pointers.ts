import type { Field, Resource } from '../../../domain/schema/model.ts';
import { itemTableName, linkTableName } from '../../db/ddl/tables.ts';

/** Where a field of a resource holds ids of another one. */
export interface Pointer {
  /** `column` of each record, `item` of each of its items, `link` of a table of its own. */
  kind: 'column' | 'item' | 'link';
  table: string;
  column: string;
}

/** The fields of `other` that hold ids of `resource`. What json holds is not among them (`db/ddl/mentions.ts`). */
export function pointersOf(other: Resource, resource: Resource): Pointer[] {
  return other.fields.flatMap((field) => pointers(other, field, resource));
}

function pointers(other: Resource, field: Field, resource: Resource): Pointer[] {
  if (field.kind === 'items')
    return (field.items ?? [])
      .filter(({ kind, ref }) => kind === 'reference' && ref?.resource === resource.name)
      .map(({ column }) => ({ kind: 'item', table: itemTableName(field), column }));
  if (field.ref?.resource !== resource.name) return [];
  if (field.kind === 'reference') return [{ kind: 'column', table: other.table, column: field.column }];
  return field.kind === 'references'
    ? [{ kind: 'link', table: linkTableName(other, field.source), column: 'target_id' }]
    : [];
}
