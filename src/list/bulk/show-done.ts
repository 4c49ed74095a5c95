import type { QueryClient } from '@tanstack/react-query';
import type { BulkChange } from '../../../domain/bulk/change.ts';
import { putRecords, renewRecords } from '../../dataProvider/put-records.ts';

/**
 * Shows what a bulk call has done in the lists, as on a slow network their next read takes long. Only a value that is
 * the same for all is known here; a difference shows with that read.
 */
export function showDone(
  queries: QueryClient,
  resource: string,
  done: readonly number[],
  made: BulkChange | 'delete',
): void {
  if (made === 'delete') {
    putRecords(queries, resource, [], done);
    return;
  }
  if (made.op !== 'set') return;
  const changed = new Set(done);
  renewRecords(queries, resource, (record) =>
    changed.has(Number(record.id)) ? { ...record, [made.source]: made.value } : record,
  );
}
