/**
 * What modules may do with generated resources, by name and in the types of their schemas: the very path of the
 * generated routes, inside a transaction of theirs.
 *
 * ```ts
 * handle: (context) =>
 *   writeOnce(context, async (write) => {
 *     const order = await createRecord(write, 'orders', input);
 *     return answerRecord(write, 'orders', order, 201);
 *   }),
 * ```
 */
import type { AuditAction } from '../../domain/audit/audit-answers.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { ApiError } from '../errors.ts';
import type { Answer } from '../http/route.ts';
import type { WriteContext, Ports } from '../context.ts';
import type { Sql } from '../db/database.ts';
import { answerOfWrite, etagOf, visiblePart } from './answer-record.ts';
import { findRecord, findRecords } from './query/one.ts';
import type { Draft, Input, RecordName, Stored, Visible } from './record-types.ts';
import { unseal } from './secrets.ts';
import { asStored } from './typed-records.ts';
import { createRecord as create } from './write/create.ts';
import { asRow } from './write/input.ts';
import { lockRecords as lock } from './write/lock.ts';
import { applyUpdate as apply, updateRecord as update, type UpdateOptions } from './write/update.ts';

export { answerBefore, writeOnce } from './idempotency.ts';
export { recordAudit, type AuditEntry } from './write/audit.ts';

/** A resource that the module is about. Throws when no schema makes it: a mistake of ours, not of a caller. */
export function resourceNamed(ports: Pick<Ports, 'resources'>, name: RecordName): Resource {
  const resource = ports.resources.find((candidate) => candidate.name === name);
  if (resource === undefined) throw new Error(`No schema makes the resource ${name}`);
  return resource;
}

/** One record as stored, secrets included, or null: answer with `answerRecord`. */
export async function readRecord<Name extends RecordName>(
  write: WriteContext,
  name: Name,
  id: number,
): Promise<Stored<Name> | null> {
  const resource = resourceNamed(write.ports, name);
  const row = await findRecord(write.tx.sql, write.storeId, resource, id, 'stored');
  if (row === null) return null;
  return asStored<Name>(await unseal(write.ports.secrets, resource, write.storeId, row));
}

/** Records as the reader may see them, in the order of the ids: fields that they may not read are absent. */
export async function readVisible<Name extends RecordName>(
  sql: Sql,
  { ports, storeId, access }: Pick<WriteContext, 'ports' | 'storeId' | 'access'>,
  name: Name,
  ids: number[],
): Promise<Visible<Name>[]> {
  const resource = resourceNamed(ports, name);
  const rows = ids.length === 0 ? [] : await findRecords(sql, storeId, resource, ids);
  return rows.map((row) => asStored<Name>(visiblePart(resource, access, row)));
}

/** Locks records in the order of their ids and reads them; those that are missing or of other branches are left out. */
export async function lockRecords<Name extends RecordName>(
  write: WriteContext,
  name: Name,
  ids: number[],
): Promise<Stored<Name>[]> {
  const rows = await lock(write, resourceNamed(write.ports, name), ids);
  return rows.map((row) => asStored<Name>(row));
}

/** One record, locked until the transaction ends. Throws `not_found`. */
export async function lockRecord<Name extends RecordName>(
  write: WriteContext,
  name: Name,
  id: number,
): Promise<Stored<Name>> {
  const [record] = await lockRecords(write, name, [id]);
  if (record === undefined) throw new ApiError('not_found');
  return record;
}

/** Throws `invalid`, `forbidden`, `plan_required`, or what a hook throws. */
export async function createRecord<Name extends RecordName>(
  write: WriteContext,
  name: Name,
  input: Input<Name>,
): Promise<Stored<Name>> {
  return asStored<Name>(await create(write, resourceNamed(write.ports, name), asRow(input)));
}

/** Throws `not_found`, `stale` (with `current`), `invalid`, `forbidden`, `plan_required`, or what a hook throws. */
export async function updateRecord<Name extends RecordName>(
  write: WriteContext,
  name: Name,
  id: number,
  input: Input<Name>,
  options: UpdateOptions = {},
): Promise<Stored<Name>> {
  return asStored<Name>(await update(write, resourceNamed(write.ports, name), id, asRow(input), options));
}

/** An update without validation, of a record that the module has locked and whose computed fields it changes. */
export async function applyUpdate<Name extends RecordName>(
  write: WriteContext,
  name: Name,
  before: Stored<Name>,
  changed: Draft<Name>,
  action: AuditAction = 'update',
): Promise<Stored<Name>> {
  const resource = resourceNamed(write.ports, name);
  return asStored<Name>(await apply(write, resource, asRow(before), asRow(changed), action));
}

/** A record as this member may see it, with its version. */
export async function answerRecord<Name extends RecordName>(
  write: WriteContext,
  name: Name,
  record: Stored<Name>,
  status: 200 | 201 = 200,
): Promise<Answer> {
  const row = asRow(record);
  const body = await answerOfWrite(write, resourceNamed(write.ports, name), row);
  return { status, body, headers: { etag: etagOf(row) } };
}
