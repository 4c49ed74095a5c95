import type { AuditAction } from '../../../domain/audit/audit-answers.ts';
import { changesBetween } from '../../../domain/changes/changes.ts';
import { isStored } from '../../../domain/schema/fields.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { WriteContext } from '../../context.ts';
import type { Row } from '../row.ts';
import { query, type Statement } from '../statement.ts';

/** `{field: [before, after]}` of an audit row. */
export type Changes = Record<string, [unknown, unknown]>;

const MASK = '•••';

/** Fields of the record, the system's left out, whose values differ. */
export function changedFields(resource: Resource, before: Row, after: Row): Field[] {
  const own = resource.fields.filter((field) => !field.system && isStored(field));
  const changes = changesBetween(
    before,
    after,
    own.map(({ source }) => source),
  );
  return own.filter(({ source }) => Object.hasOwn(changes, source));
}

/** The changes of a new or deleted record: its fields that hold a value. */
export function filledFields(resource: Resource, record: Row): Field[] {
  return resource.fields.filter(
    (field) => !field.system && isStored(field) && isFilled(record[field.source]),
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : (value ?? null) !== null;
}

/** What the audit keeps: that a secret changed, never the secret. */
export function describeChanges(fields: Field[], before: Row | null, after: Row | null): Changes {
  return Object.fromEntries(
    fields.map(
      (field) =>
        [field.source, [shown(field, before), shown(field, after)]] satisfies [string, [unknown, unknown]],
    ),
  );
}

function shown(field: Field, record: Row | null): unknown {
  const value = record?.[field.source] ?? null;
  if (value === null) return null;
  if (field.writeOnly) return MASK;
  const secrets = (field.items ?? []).filter(({ writeOnly }) => writeOnly);
  if (secrets.length === 0 || !Array.isArray(value)) return value;
  return value.map((item: Row) => ({
    ...item,
    ...Object.fromEntries(secrets.map(({ source }) => [source, MASK])),
  }));
}

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
