import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import type { Row, WriteContext } from '../../modules/module.ts';
import { hooksOf } from '../hooks.ts';
import { findRecord } from '../query/one.ts';
import { decode, projectionOf } from '../record.ts';
import { Statement } from '../statement.ts';
import { validateCreate } from '../validate.ts';
import { auditOf } from './audit.ts';
import { describeChanges } from './changes.ts';
import { childFields, hasChildren, writeChildren } from './children.ts';
import { encode, storedFields } from './encode.ts';
import { readInput, refuseProtected } from './input.ts';
import { checkReferences } from './references.ts';
import { fieldViolation } from './violations.ts';

/**
 * Creates one record inside the transaction of `write`: input, validation, modules' hooks, references, row and audit row,
 * child rows, event. Returns it as stored, secrets included: answer with `answerRecord`.
 * Throws `invalid`, `forbidden`, `plan_required`, or what a hook throws.
 */
export async function createRecord(write: WriteContext, resource: Resource, input: Row): Promise<Row> {
  const { values, refused } = readInput(resource, input);
  refuseProtected(resource, write.access, values, null);
  let record = validateCreate(resource, values, refused);
  const hooks = hooksOf(write.ports, resource.name);
  for (const hook of hooks) record = (await hook.prepare?.(write, record, null)) ?? record;
  await checkReferences(write, resource, record, null);
  const stored = await insert(write, resource, record).catch((error: unknown) => {
    throw fieldViolation(error, resource);
  });
  for (const hook of hooks) await hook.written?.(write, stored, null);
  write.tx.notify({ type: `${resource.name}.created`, id: Number(stored['id']) });
  return stored;
}

async function insert(write: WriteContext, resource: Resource, record: Row): Promise<Row> {
  const row = await insertRow(write, resource, record);
  const children = childFields(resource.fields).filter((field) => hasChildren(record, field));
  if (children.length === 0) return row;
  const id = Number(row['id']);
  // Sent together: the record is read after its children are in, one round trip later.
  const [, whole] = await Promise.all([
    writeChildren(write, resource, children, id, record, null),
    findRecord(write.tx.sql, write.storeId, resource, id, 'stored'),
  ]);
  return whole ?? row;
}

/** The row and its audit row in one statement. */
async function insertRow(write: WriteContext, resource: Resource, record: Row): Promise<Row> {
  const statement = new Statement();
  const fields = storedFields(resource.fields);
  const columns = ['store_id', 'created_at', 'updated_at', ...fields.map(({ column }) => quote(column))];
  const now = statement.bind(write.now);
  const values = [
    statement.bind(write.storeId),
    now,
    now,
    ...fields.map((field) => statement.bind(encode(field, record))),
  ];
  const told = resource.fields.filter(({ source, system }) => !system && (record[source] ?? null) !== null);
  const { fields: projected, select } = projectionOf(resource, 'new');
  const logged = auditOf(write, statement, 'create', resource.name, describeChanges(told, null, record));
  const rows = await statement.run<Row>(
    write.tx.sql,
    `with record as (insert into ${quote(resource.table)} (${columns.join(', ')}) values (${values.join(', ')}) returning *), logged as (${logged}) select ${select} from record t`,
  );
  return decode(projected, rows[0] ?? {});
}
