import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { isWithinBranches } from '../branches.ts';
import { findRecords } from '../query/one.ts';
import type { Row } from '../row.ts';
import { unseal } from '../secrets.ts';
import { query } from '../statement.ts';

/**
 * Locks records until the transaction ends, and then reads them, so it sees what another writer has just changed. It
 * locks in the order of the ids, so that two writers never wait for each other. Missing ids are left out, and so are
 * records of branches that are not the member's. Secrets are included: never answer with the result.
 */
export async function lockRecords(write: WriteContext, resource: Resource, ids: number[]): Promise<Row[]> {
  const ordered = [...new Set(ids)].sort((a, b) => a - b);
  const text = `select t.id from ${quote(resource.table)} t where t.store_id = $1 and t.id = any($2) order by t.id for update`;
  const [, records] = await Promise.all([
    query(write.tx.sql, text, [write.storeId, ordered]),
    findRecords(write.tx.sql, write.storeId, resource, ordered, 'stored'),
  ]);
  const within = records.filter((record) => isWithinBranches(write.access, resource, record));
  return Promise.all(within.map((record) => unseal(write.ports.secrets, resource, write.storeId, record)));
}

/** One record, locked; null when the store has none of this id. */
export async function lockRecord(write: WriteContext, resource: Resource, id: number): Promise<Row | null> {
  const [record] = await lockRecords(write, resource, [id]);
  return record ?? null;
}

/** One record, locked. Throws `not_found`, and `forbidden` for one of a branch that is not the member's. */
export async function lockInBranches(write: WriteContext, resource: Resource, id: number): Promise<Row> {
  const { branches, ...access } = write.access;
  const stored = await lockRecord({ ...write, access }, resource, id);
  if (stored === null) throw new ApiError('not_found');
  if (branches !== undefined && !isWithinBranches(write.access, resource, stored))
    throw new ApiError('forbidden');
  return stored;
}
