import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import type { FreeValue, WriteContext } from '../../context.ts';
import { findRecord } from '../query/one.ts';
import { decode, projectionOf } from '../record.ts';
import type { Row } from '../row.ts';
import { sealInserted, unsealed, withSecretsOf } from '../secrets.ts';
import { Statement } from '../statement.ts';
import { validateCreate } from '../validate.ts';
import { auditOf, describeChanges, filledFields } from './audit.ts';
import { childFields, hasChildren, linkedIds, linksOf, writeChildren } from './children.ts';
import { writtenColumns } from './encode.ts';
import { eventOf } from './event.ts';
import { readInput, refuseProtected } from './input.ts';
import { keepNamedFiles } from './named-files.ts';
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
  const asked = validateCreate(write, resource, values, refused);
  let record = asked;
  const hooks = write.ports.state.hooks.of(resource.name);
  for (const hook of hooks) record = (await hook.prepare?.(write, record, null)) ?? record;
  const free = hooks.find((hook) => hook.free !== undefined)?.free;
  await keepNamedFiles(write, record, null);
  const stored = await insertChecked(write, resource, record, asked, free);
  for (const hook of hooks) await hook.written?.(write, stored, null);
  const { userId } = write.user;
  // Their own browser does not ring.
  const by = userId === null ? {} : { data: { by: userId } };
  write.tx.notify({ ...eventOf(resource, 'created', stored), ...by });
  return stored;
}

/**
 * Checks the references of the request before the insert, in the same round trip. The caller then gets the error of a
 * missing reference first. A hook has read the references that it adds.
 */
async function insertChecked(
  write: WriteContext,
  resource: Resource,
  record: Row,
  asked: Row,
  free: FreeValue<Row> | undefined,
): Promise<Row> {
  const [checked, stored] = await Promise.allSettled([
    checkReferences(write, resource, asked, null),
    insert(write, resource, record, free),
  ]);
  if (checked.status === 'rejected') throw checked.reason;
  if (stored.status === 'rejected') throw fieldViolation(stored.reason, resource);
  return stored.value;
}

async function insert(
  write: WriteContext,
  resource: Resource,
  record: Row,
  free: FreeValue<Row> | undefined,
): Promise<Row> {
  const children = childFields(resource.fields).filter((field) => hasChildren(record, field));
  const links = children.filter(({ kind }) => kind === 'references');
  const items = children.filter(({ kind }) => kind === 'items');
  const row = await insertFree(write, resource, record, links, free);
  const id = Number(row['id']);
  await sealInserted(write, resource, id, record);
  if (items.length === 0) return withSecretsOf(resource, record, row);
  // Sent together: the record is read after its items, which get ids, are in.
  const [, whole] = await Promise.all([
    writeChildren(write, resource, items, id, record, null),
    findRecord(write.tx.sql, write.storeId, resource, id, 'stored'),
  ]);
  return withSecretsOf(resource, record, whole ?? row);
}

/** Where the value is taken that `free` is about, the next one is tried: it may be taken meanwhile. */
async function insertFree(
  write: WriteContext,
  resource: Resource,
  record: Row,
  links: Field[],
  free: FreeValue<Row> | undefined,
): Promise<Row> {
  const row = await insertRow(write, resource, record, links, free);
  if (row !== null) return row;
  if (free === undefined) throw new Error(`An insert into ${resource.table} gave no row`);
  const value = await free.find(write, record);
  return insertFree(write, resource, { ...record, [free.source]: value }, links, free);
}

/** The row, its links and its audit row in one statement. Null, and nothing written, where `free`'s value is taken. */
async function insertRow(
  write: WriteContext,
  resource: Resource,
  record: Row,
  links: Field[],
  free: FreeValue<Row> | undefined,
): Promise<Row | null> {
  const statement = new Statement();
  const written = writtenColumns(resource, resource.fields, unsealed(resource, record));
  const columns = ['store_id', 'created_at', 'updated_at', ...written.map(({ column }) => column)];
  const now = statement.bind(write.now);
  const values = [
    statement.bind(write.storeId),
    now,
    now,
    ...written.map(({ value }) => statement.bind(value)),
  ];
  const changes = describeChanges(filledFields(resource, record), null, record);
  const { fields: projected, select } = projectionOf(resource, 'new');
  const parts = [
    `record as (insert into ${quote(resource.table)} (${columns.join(', ')}) values (${values.join(', ')}) ${unlessTaken(resource, free)} returning *)`,
    `logged as (${auditOf(write, statement, 'create', resource.name, changes)})`,
    ...links.map(
      (field, at) => `linked_${at} as (${linksOf(statement, resource, field, linkedIds(record, field))})`,
    ),
  ];
  const rows = await statement.run<Row>(
    write.tx.sql,
    `with ${parts.join(', ')} select ${select} from record t`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const linked = links.map((field) => [field.source, linkedIds(record, field)] satisfies [string, unknown]);
  return { ...decode(projected, row), ...Object.fromEntries(linked) };
}

function unlessTaken(resource: Resource, free: FreeValue<Row> | undefined): string {
  const field = resource.fields.find(({ source }) => source === free?.source);
  return field === undefined ? '' : `on conflict (store_id, ${quote(field.column)}) do nothing`;
}
