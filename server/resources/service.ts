/**
 * What modules may do with generated resources: the very path of the generated routes, inside a transaction of theirs.
 *
 * ```ts
 * handle: (context) =>
 *   writeOnce(context, async (write) => {
 *     const order = await createRecord(write, resourceNamed(write.ports, 'orders'), input);
 *     return { status: 201, body: answerRecord(orders, write.access, order) };
 *   }),
 * ```
 */
import type { Resource } from '../../domain/schema/model.ts';
import type { Sql } from '../db/database.ts';
import type { Row } from '../modules/module.ts';
import type { Ports } from '../ports/ports.ts';
import { findRecord } from './query/one.ts';

export { answerRecord, etagOf } from './answer-record.ts';
export { writeOnce } from './once.ts';
export { findRecords } from './query/one.ts';
export { recordAudit } from './write/audit.ts';
export { createRecord } from './write/create.ts';
export { deleteRecords } from './write/delete.ts';
export { lockRecord, lockRecords } from './write/lock.ts';
export { applyUpdate, updateRecord } from './write/update.ts';

/** A resource that the module is about. Throws when no schema makes it: a mistake of ours, not of a caller. */
export function resourceNamed(ports: Pick<Ports, 'resources'>, name: string): Resource {
  const resource = ports.resources.find((candidate) => candidate.name === name);
  if (resource === undefined) throw new Error(`No schema makes the resource ${name}`);
  return resource;
}

/** One record as stored, secrets included, or null: answer with `answerRecord`. */
export function getRecord(sql: Sql, storeId: number, resource: Resource, id: number): Promise<Row | null> {
  return findRecord(sql, storeId, resource, id, 'stored');
}
