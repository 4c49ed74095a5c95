import type { BulkChange } from '../../../domain/bulk/change.ts';
import { bulkPatch, tookChange } from '../../../domain/bulk/patch.ts';
import { recordUndo } from '../../../domain/bulk/undo.ts';
import type { BulkField, Resource } from '../../../domain/schema/model.ts';
import { invalid } from '../../errors.ts';
import type { Change } from './change-records.ts';

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
