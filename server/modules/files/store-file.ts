import { sql as raw } from 'kysely';
import { privateName } from '../../../domain/files/private-file.ts';
import { planLimit, type PlanFeatures } from '../../../domain/plans/features.ts';
import type { StoreTx } from '../../db/database.ts';
import { randomSecret } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import type { StoredFile } from '../../ports/ports.ts';
import type { Ports } from '../../context.ts';
import { fileUrl } from '../../resources/write/named-files.ts';

const MEGABYTE = 1_000_000;

export type NewFile = StoredFile & { extension: string };

export interface FileOwner {
  ports: Pick<Ports, 'database' | 'files'>;
  storeId: number;
  /** Of the store's plan. */
  features: PlanFeatures;
  now: Date;
}

/**
 * Keeps a file of a store under a name that nobody can guess or choose.
 * @returns its address, for a record to hold: what no record holds for a day is removed
 * @throws ApiError `plan_limit` when it would be more than the store's plan has room for
 */
export async function storeFile(owner: FileOwner, file: NewFile): Promise<string> {
  const name = randomName(file);
  await keep(owner, name, file);
  return fileUrl(`${owner.storeId}/${name}`);
}

/**
 * Keeps a file that no public address serves, for a call of its own to answer with.
 * @returns its name; what no row names for a day is removed (`unused-files.ts`)
 * @throws ApiError `plan_limit` when it would be more than the store's plan has room for
 */
export async function storePrivateFile(owner: FileOwner, file: NewFile): Promise<string> {
  const name = privateName(randomName(file));
  await keep(owner, name, file);
  return name;
}

function randomName({ extension }: NewFile): string {
  return `${randomSecret().replace(/^[-_]/, '0')}.${extension}`;
}

async function keep(owner: FileOwner, name: string, { body, contentType }: NewFile): Promise<void> {
  const { ports, storeId } = owner;
  // First: a file without a row would be counted by nobody, and never be removed.
  await countIn(owner, name, body.byteLength);
  await ports.files.put(`${storeId}/${name}`, { body, contentType });
}

/** Of uploads at the same moment, each sees what the others add. */
async function countIn(
  { ports, storeId, features, now }: FileOwner,
  name: string,
  size: number,
): Promise<void> {
  const limit = planLimit(features, 'max_file_megabytes');
  await ports.database.write(storeId, async ({ sql }) => {
    await raw`select pg_advisory_xact_lock(hashtextextended(${`stored files ${storeId}`}, 0))`.execute(sql);
    const { rows } = await raw<{ total: number }>`
      select coalesce(sum(size), 0)::bigint as total from stored_files where store_id = ${storeId}`.execute(
      sql,
    );
    if (limit !== undefined && Number(rows[0]?.total ?? 0) + size > limit * MEGABYTE)
      throw new ApiError('plan_limit', {
        errors: { file: { key: 'plan_limit', args: { limit } } },
        details: { limit: 'max_file_megabytes', max: limit },
      });
    await sql
      .insertInto('stored_files')
      .values({ store_id: storeId, name, size, created_at: now, checked_at: now, unused_since: now })
      .execute();
  });
}

export const REMOVE_FILES_JOB = defineJob('files.remove', {
  type: 'object',
  properties: { names: { type: 'array', items: { type: 'string' } } },
  required: ['names'],
});

/** Removes a file that no record names, and what it counts for. A crash in between leaves it to the removal of unused ones. */
export async function removeStoredFile(
  { database, files }: Pick<Ports, 'database' | 'files'>,
  storeId: number,
  name: string,
): Promise<void> {
  await database.write(storeId, async ({ sql }) => {
    await sql.deleteFrom('stored_files').where('store_id', '=', storeId).where('name', '=', name).execute();
    await files.delete(`${storeId}/${name}`);
  });
}

/** Removes files once the transaction commits that deletes the rows which name them. */
export async function removeFilesAfter(tx: StoreTx, names: readonly string[]): Promise<void> {
  if (names.length > 0) await REMOVE_FILES_JOB.enqueue(tx, { names: [...names] });
}

/** Does what `removeFilesAfter` ordered; a name that is gone already is no failure. */
export async function removeOrderedFiles(ports: Pick<Ports, 'database' | 'files'>, job: Job): Promise<void> {
  const { storeId } = job;
  const { names } = REMOVE_FILES_JOB.read(job);
  if (storeId === null) throw new Error('Files to remove have no store');
  for (const name of names) await removeStoredFile(ports, storeId, name);
}
