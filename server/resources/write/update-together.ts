import type { AuditAction } from '../../../domain/audit/audit-answers.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { fieldColumn, typeOf } from '../../db/ddl/column.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import type { WriteContext } from '../../context.ts';
import { decode, projectionOf } from '../record.ts';
import type { Row } from '../row.ts';
import { Statement } from '../statement.ts';
import { auditOfAll, describeChanges } from './audit.ts';
import { encode, storedFields } from './encode.ts';
import type { PlannedUpdate } from './update.ts';

/** The name of the log's entry among the columns; no field has an underscore in front. */
const CHANGES = '_changes';

/** Whether the change is in columns that one statement can set for many rows. */
export function fitsStatement({ fields }: PlannedUpdate): boolean {
  return storedFields(fields).length === fields.length && fields.every((field) => typeOf(field) !== 'jsonb');
}

/**
 * Stores the changes of many locked records, each with its next version and its entry in the log. Changes of the same
 * fields are one statement. Returns the rows by id.
 */
export async function storeTogether(
  write: WriteContext,
  resource: Resource,
  planned: readonly PlannedUpdate[],
  action: AuditAction,
): Promise<Map<number, Row>> {
  const groups = new Map<string, PlannedUpdate[]>();
  for (const each of planned) {
    const key = each.fields.map(({ source }) => source).join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  const rows = new Map<number, Row>();
  for (const group of groups.values())
    for (const row of await storeGroup(write, resource, group, action)) rows.set(Number(row['id']), row);
  return rows;
}

async function storeGroup(
  write: WriteContext,
  resource: Resource,
  group: readonly PlannedUpdate[],
  action: AuditAction,
): Promise<Row[]> {
  const fields = group[0]?.fields ?? [];
  const statement = new Statement();
  const store = statement.bind(write.storeId);
  const changes = statement.bind(JSON.stringify(group.map(valuesOf)));
  const columns = fields.map(({ column }) => quote(column));
  const types = fields.map((field) => `${quote(field.column)} ${fieldColumn(field).type}`);
  const set = [
    'version = t.version + 1',
    `updated_at = ${statement.bind(write.now)}`,
    ...columns.map((column) => `${column} = c.${column}`),
  ];
  const { fields: projected, select } = projectionOf(resource, 'stored');
  const logged = auditOfAll(write, statement, action, resource.name, `record.${CHANGES}`);
  const rows = await statement.run<Row>(
    write.tx.sql,
    `with changes as (select * from jsonb_to_recordset(${changes}::jsonb) as c (id bigint, ${CHANGES} jsonb, ${types.join(', ')})),
record as (update ${quote(resource.table)} t set ${set.join(', ')} from changes c where t.store_id = ${store} and t.id = c.id returning t.*, c.${CHANGES}),
logged as (${logged} order by record.id)
select ${select} from record t`,
  );
  return rows.map((row) => decode(projected, row));
}

function valuesOf({ before, record, sealed, fields }: PlannedUpdate): Row {
  const values = fields.map((field: Field): [string, unknown] => [field.column, encode(field, sealed)]);
  const changes = describeChanges(fields, before, record);
  return { ...Object.fromEntries(values), id: before['id'], [CHANGES]: changes };
}
