import type { BulkChange } from '../../../domain/bulk/change.ts';
import {
  editPatch,
  openValues,
  recordUndo,
  valueIn,
  type ChangedValue,
  type RecordEdit,
} from '../../../domain/bulk/undo.ts';
import { bulkPatch, tookChange } from '../../../domain/bulk/patch.ts';
import type { BulkField, Resource } from '../../../domain/schema/model.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import type { Row } from '../row.ts';
import type { Change } from './change-records.ts';

/**
 * Values of one record that a person set in a grid. Another value than the seen one refuses the record with
 * `changed_since` and the value of now. So neither a sale nor another person's price is lost.
 */
export function ownChange(resource: Resource, edit: RecordEdit): Change {
  return {
    update(before) {
      const values = openValues(edit, before);
      if (values.length === 0) return null;
      const made = editPatch(resource, { id: edit.id, values }, before);
      if ('patch' in made) return made;
      throw new ApiError('changed_since', {
        errors: errorsAt(before, made.moved, (value) => ({
          key: 'moved',
          args: { now: String(valueIn(before, value) ?? '–') },
        })),
      });
    },
    check(_, record) {
      const open = openValues(edit, record);
      if (open.length > 0) throw invalid(errorsAt(record, open, () => ({ key: 'not_applied' })));
    },
    undo(before, after) {
      const values = openValues(edit, before).map((value) => ({
        ...value,
        before: valueIn(before, value) ?? null,
        after: valueIn(after, value) ?? null,
      }));
      return { id: edit.id, values: [...values, ...followers(resource, values, before, after)] };
    },
  };
}

/** Members of items that followed a value of the record, such as the price of a variant. */
function followers(resource: Resource, values: ChangedValue[], before: Row, after: Row): ChangedValue[] {
  const named = new Set(values.map(({ source, item }) => `${source} ${item}`));
  const changed = resource.list.bulk.filter(({ source }) => values.some((value) => value.source === source));
  return changed
    .flatMap((field) => recordUndo(field, before, after).values)
    .filter(({ source, item }) => item !== undefined && !named.has(`${source} ${item}`));
}

/** Errors by the path of each value, as those of a single write: `product_variants.2.price`. */
function errorsAt(
  record: Row,
  values: readonly ChangedValue[],
  error: (value: ChangedValue) => FieldErrors[string],
): FieldErrors {
  return Object.fromEntries(values.map((value) => [pathIn(record, value), error(value)]));
}

function pathIn(record: Row, { source, item }: ChangedValue): string {
  if (item === undefined) return source;
  const [list = '', member = ''] = source.split('.');
  const rows: unknown = record[list];
  const at = Array.isArray(rows) ? rows.findIndex((row: Row) => row['id'] === item) : -1;
  return at === -1 ? list : `${list}.${at}.${member}`;
}

/** One change of one field, the same for every record. */
export function sameChange(resource: Resource, field: BulkField, change: BulkChange): Change {
  return {
    update(before) {
      const patch = bulkPatch(resource, field, change, before);
      return patch && { patch };
    },
    check(patch, record) {
      if (!tookChange(field, change, patch, record))
        throw invalid({ [field.source]: { key: 'not_applied' } });
    },
    undo: (before, after) => recordUndo(field, before, after),
  };
}
