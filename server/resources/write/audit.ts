import type { AuditAction } from '../../../domain/audit/actions.ts';
import type { WriteContext } from '../../modules/module.ts';
import { query, type Statement } from '../statement.ts';
import type { Changes } from './changes.ts';

const COLUMNS = '(store_id, at, user_id, request_id, action, resource, record_id, changes)';

/**
 * The audit row of the one record in the CTE `record`, as a part of the statement that writes it. So it costs no round
 * trip.
 */
export function auditOf(
  write: WriteContext,
  statement: Statement,
  action: AuditAction,
  resource: string,
  changes: Changes,
): string {
  const value = `${statement.bind(JSON.stringify(changes))}::jsonb`;
  return auditOfAll(write, statement, action, resource, value);
}

/** The same of all records in it. @param changes SQL of a record's changes */
export function auditOfAll(
  write: WriteContext,
  statement: Statement,
  action: AuditAction,
  resource: string,
  changes: string,
): string {
  const values = [
    `${statement.bind(write.now)}::timestamptz`,
    `${statement.bind(write.user.userId)}::bigint`,
    `${statement.bind(write.requestId)}::text`,
    `${statement.bind(action)}::text`,
    `${statement.bind(resource)}::text`,
    'record.id',
    changes,
  ];
  return `insert into audit ${COLUMNS} select record.store_id, ${values.join(', ')} from record`;
}

export interface AuditEntry {
  action: AuditAction;
  resource: string;
  recordId: number | null;
  changes: Changes;
  /** The only member who may read it, such as the maker of a private view. Left out: all who read the log. */
  readerId?: number;
}

const INSERT = `insert into audit ${COLUMNS.replace(')', ', reader_id)')}
select $1, $2, $3, $4, e->>'action', e->>'resource', (e->>'recordId')::bigint, e->'changes', (e->>'readerId')::bigint from jsonb_array_elements($5::jsonb) e`;

/** Audit rows of effects that a module has written by itself. */
export async function recordAudit(write: WriteContext, entries: AuditEntry[]): Promise<void> {
  const parameters = [write.storeId, write.now, write.user.userId, write.requestId, JSON.stringify(entries)];
  await query(write.tx.sql, INSERT, parameters);
}
