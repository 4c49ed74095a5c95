import type { Access } from '../../../domain/access/access.ts';
import type { AuditAction } from '../../../domain/audit/audit-answers.ts';
import { sameValue } from '../../../domain/changes/changes.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { isStored, partsOf } from '../../../domain/schema/fields.ts';
import { writablePart } from '../../../domain/schema/writable.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { isReadable, mayWrite } from '../fields.ts';
import { findRecord } from '../query/one.ts';
import { decode, projectionOf } from '../record.ts';
import type { Row } from '../row.ts';
import { seal, withSecretsOf } from '../secrets.ts';
import { Statement } from '../statement.ts';
import { validateUpdate } from '../validate.ts';
import { auditOf, changedFields, describeChanges } from './audit.ts';
import { childFields, writeChildren } from './children.ts';
import { refuseCircles } from './circles.ts';
import { writtenColumns } from './encode.ts';
import { eventOf } from './event.ts';
import { readInput, refuseProtected } from './input.ts';
import { lockRecord } from './lock.ts';
import { keepNamedFiles } from './named-files.ts';
import { checkReferences } from './references.ts';
import { refuseStale, requireVersion } from './version.ts';
import { fieldViolation } from './violations.ts';

/**
 * The input without the members that are of answers alone, where they stand as the record was answered: who reads a
 * record may send it back whole. Of an object with an `id` that id counts; what it names may have changed meanwhile.
 * Other values stay, and are refused. Nothing is read for an input without such members.
 */
async function withoutAnswered(
  write: WriteContext,
  resource: Resource,
  id: number,
  input: Row,
): Promise<Row> {
  const lists = resource.fields.filter((field) => field.answered !== undefined);
  const names = lists.filter((field) =>
    rowsOf(input[field.source]).some((row) => holds(row, field.answered)),
  );
  if (names.length === 0 && !holds(input, resource.answered)) return input;
  const record = await findRecord(write.tx.sql, write.storeId, resource, id, 'detail');
  if (record === null) return input;
  const kept = stripped(input, record, resource.answered);
  for (const { source, answered = [] } of names) {
    const rows = new Map(rowsOf(record[source]).map((row) => [row['id'], row]));
    kept[source] = [input[source]].flat().map((row: unknown) => {
      const before = isObject(row) ? rows.get(row['id']) : undefined;
      return isObject(row) && before !== undefined ? stripped(row, before, answered) : row;
    });
  }
  return kept;
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function holds(row: Row, answered: readonly Field[] = []): boolean {
  return answered.some(({ source }) => Object.hasOwn(row, source));
}

function stripped(row: Row, before: Row, answered: readonly Field[]): Row {
  const sources = new Set(answered.map(({ source }) => source));
  return Object.fromEntries(
    Object.entries(row).filter(([source, value]) => !(sources.has(source) && isSame(value, before[source]))),
  );
}

function isSame(value: unknown, before: unknown): boolean {
  if (isObject(value) && isObject(before) && before['id'] !== undefined) return value['id'] === before['id'];
  if (Array.isArray(value) && Array.isArray(before))
    return value.length === before.length && value.every((one, at) => isSame(one, before[at]));
  return sameValue(value, before);
}

export interface UpdateOptions {
  /** `merge` (PATCH) keeps what is absent; `replace` (PUT) clears it, but for secrets and what this user cannot write. */
  mode?: 'merge' | 'replace';
  /** With `replace`: the fields that it is about. All others stay. */
  part?: readonly string[];
  /** `If-Match`: the write is refused when the record has moved on. */
  ifMatch?: string | null;
  /** No version was read: a change of what others change meanwhile is refused with `version_required`. */
  unread?: boolean;
  /** The input says all that it means, as an undo does: no rule completes it. */
  exact?: boolean | undefined;
  /** What the input names, where that is less than it holds: a PATCH holds items whole. */
  asked?: Row;
  /** The audit's verb, `update` when left out. */
  action?: AuditAction;
}

/**
 * Changes one record inside the transaction of `write`. What is validated is the stored record with the change applied.
 * Returns it as stored, secrets included. A change that changes nothing writes nothing and keeps the version.
 * Throws `not_found`, `stale` (with `current`), `version_required`, `invalid`, `forbidden`, `plan_required`, or what a hook throws.
 */
export async function updateRecord(
  write: WriteContext,
  resource: Resource,
  id: number,
  input: Row,
  options: UpdateOptions = {},
): Promise<Row> {
  const before = await lockRecord(write, resource, id);
  if (before === null) throw new ApiError('not_found');
  await refuseStale(write, resource, before, options.ifMatch ?? null);
  const asked = await withoutAnswered(write, resource, id, input);
  const record = validChange(write, resource, before, asked, options);
  return applyUpdate(write, resource, before, record, options.action);
}

/** The record as the input wants it. Throws `stale`, `version_required`, `invalid`, `forbidden` and `plan_required`. */
export function validChange(
  write: WriteContext,
  resource: Resource,
  before: Row,
  input: Row,
  options: Omit<UpdateOptions, 'action'> = {},
): Row {
  if (options.unread === true) requireVersion(write, resource, input, before);
  const asked = withoutReadBack(resource, write.access, input, before);
  const { values, refused } = readInput(resource, asked);
  refuseProtected(resource, write.access, values, before);
  const kept =
    options.mode === 'replace' ? keptByReplace(resource, write.access, before, options.part) : before;
  const wanted = { ...writablePart(resource, kept), ...values };
  let record = validateUpdate(write, resource, wanted, before, refused);
  if (options.exact !== true)
    for (const { complete } of write.ports.state.hooks.of(resource.name))
      record = complete?.(record, before, options.asked ?? values) ?? record;
  return record;
}

/** The part of an update after validation, for modules that change computed fields of a record they have locked. */
export async function applyUpdate(
  write: WriteContext,
  resource: Resource,
  before: Row,
  changed: Row,
  action: AuditAction = 'update',
): Promise<Row> {
  const planned = await planUpdate(write, resource, before, changed);
  if (planned === null) return before;
  const row = await store(write, resource, planned, action).catch((error: unknown) => {
    throw fieldViolation(error, resource);
  });
  return finishUpdate(write, resource, planned, row);
}

/** A change that only has to be stored. */
export interface PlannedUpdate {
  before: Row;
  record: Row;
  /** As the row holds it: its secrets are sealed. */
  sealed: Row;
  /** What changes. */
  fields: Field[];
}

/** The change as the hooks complete it, with what it refers to checked; null when nothing changes. */
export async function planUpdate(
  write: WriteContext,
  resource: Resource,
  before: Row,
  changed: Row,
): Promise<PlannedUpdate | null> {
  let record = changed;
  for (const hook of write.ports.state.hooks.of(resource.name))
    record = (await hook.prepare?.(write, record, before)) ?? record;
  const fields = changedFields(resource, before, record);
  if (fields.length === 0) return null;
  await checkReferences(write, resource, record, before);
  await refuseCircles(write, resource, record, fields);
  await keepNamedFiles(write, record, before);
  const sealed = await seal(write.ports.secrets, resource, write.storeId, Number(before['id']), record);
  return { before, record, sealed, fields };
}

/** What follows a stored change: the hooks and the event. Returns the record as stored. */
export async function finishUpdate(
  write: WriteContext,
  resource: Resource,
  { before, record }: PlannedUpdate,
  row: Row,
): Promise<Row> {
  const stored = withSecretsOf(resource, record, row);
  for (const hook of write.ports.state.hooks.of(resource.name)) await hook.written?.(write, stored, before);
  write.tx.notify(eventOf(resource, 'updated', stored, before));
  return stored;
}

/** The user cannot send back secrets, and fields that they may not read or write. So `replace` does not clear them. */
function keptByReplace(resource: Resource, access: Access, before: Row, part?: readonly string[]): Row {
  const kept = resource.fields.filter(
    (field) =>
      part?.includes(field.source) === false ||
      !isReadable(field, access) ||
      mayWrite(field, access) !== 'allowed',
  );
  const defaults = resource.fields.filter((field) => field.default !== undefined);
  return Object.fromEntries([
    ...defaults.map(({ source, default: value }) => [source, value] satisfies [string, unknown]),
    ...kept.map(({ source }) => [source, before[source]] satisfies [string, unknown]),
  ]);
}

async function store(
  write: WriteContext,
  resource: Resource,
  { before, sealed, fields }: PlannedUpdate,
  action: AuditAction,
): Promise<Row> {
  const children = childFields(fields);
  const id = Number(before['id']);
  if (children.length === 0) return updateRow(write, resource, fields, before, sealed, action);
  // Sent together; the record is read after its children have changed.
  const [row, , whole] = await Promise.all([
    updateRow(write, resource, fields, before, sealed, action),
    writeChildren(write, resource, children, id, sealed, before),
    findRecord(write.tx.sql, write.storeId, resource, id, 'stored'),
  ]);
  return whole ?? row;
}

/** Only the changed columns, with the next version and the audit row, in one statement. */
async function updateRow(
  write: WriteContext,
  resource: Resource,
  fields: Field[],
  before: Row,
  record: Row,
  action: AuditAction,
): Promise<Row> {
  const statement = new Statement();
  const where = `store_id = ${statement.bind(write.storeId)} and id = ${statement.bind(Number(before['id']))}`;
  const columns = writtenColumns(resource, fields, record).map(
    ({ column, value }) => `${column} = ${statement.bind(value)}`,
  );
  const set = ['version = version + 1', `updated_at = ${statement.bind(write.now)}`, ...columns].join(', ');
  const { fields: projected, select } = projectionOf(resource, 'stored');
  const logged = auditOf(write, statement, action, resource.name, describeChanges(fields, before, record));
  const rows = await statement.run<Row>(
    write.tx.sql,
    `with record as (update ${quote(resource.table)} set ${set} where ${where} returning *), logged as (${logged}) select ${select} from record t`,
  );
  return decode(projected, rows[0] ?? {});
}

/**
 * The input without the values that only the server sets and that are as stored, at every depth. So a record that was
 * read, changed and sent back whole is accepted. A different value stays, and is refused.
 */
export function withoutReadBack(resource: Resource, access: Access, input: Row, before: Row): Row {
  // A field that may not be read is never "as it was": the comparison would reveal its value.
  const readable = resource.fields.filter((field) => isReadable(field, access));
  return strip(readable, input, before, false);
}

/** `nested`: in a row of a list, whose `id` says which row it is. */
function strip(fields: readonly Field[], input: Row, before: Row, nested: boolean): Row {
  const known = new Map(fields.map((field) => [field.source, field]));
  const kept = Object.entries(input).flatMap(([source, value]): [string, unknown][] => {
    const field = known.get(source);
    if (field === undefined || (nested && source === 'id')) return [[source, value]];
    if (field.readOnly && isStored(field) && sameValue(value, before[source])) return [];
    return [[source, stripInside(field, value, before[source])]];
  });
  return Object.fromEntries(kept);
}

function stripInside(field: Field, value: unknown, before: unknown): unknown {
  const parts = partsOf(field);
  if (parts === undefined || !parts.some(({ readOnly, source }) => readOnly && source !== 'id')) return value;
  if (!Array.isArray(value))
    return isObject(value) && isObject(before) ? strip(parts, value, before, false) : value;
  const stored = Array.isArray(before) ? before.filter(isObject) : [];
  return value.map((row: unknown, at) => {
    if (!isObject(row)) return row;
    const same = field.items === undefined ? stored[at] : stored.find(({ id }) => id === row['id']);
    return same === undefined ? row : strip(parts, row, same, field.items !== undefined);
  });
}
