import { sql as sqlText } from 'kysely';
import { type ImportSummary, isWaiting } from '../../../domain/imports/import-answers.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext, Ports } from '../../context.ts';
import { requireRight, targetNamed } from './target.ts';

const KEPT_BY_RIGHTS = sqlText<number>`case when i.kept = 0 then 0 else (
  (select count(*) from import_records r where r.store_id = i.store_id and r.import_id = i.id
    and r.state = 'kept' and r.refusal ->> 'code' = 'forbidden')
  + (select count(*) from import_additions a where a.store_id = i.store_id and a.import_id = i.id
    and a.state = 'kept' and a.refusal ->> 'code' = 'forbidden')) end::integer`;

const picturesIn = (state: 'waiting' | 'stored' | 'failed') => sqlText<number>`(
  select count(*) from import_pictures p where p.store_id = i.store_id and p.import_id = i.id and p.state = ${state}
)::integer`;

/** Newest first, with who started each. */
export async function selectImports(
  sql: Sql,
  storeId: number,
  by: { target: string; limit: number } | { id: number },
  now: Date,
): Promise<ImportSummary[]> {
  const all = sql
    .selectFrom('imports as i')
    .leftJoin('users as u', 'u.id', 'i.user_id')
    .select(['i.id', 'i.target', 'i.file_name', 'i.state', 'i.total', 'i.created', 'i.updated'])
    .select(['i.unchanged', 'i.failed', 'i.kept', 'i.created_at', 'i.moved_at', 'i.finished_at'])
    .select('i.user_id')
    .select(KEPT_BY_RIGHTS.as('kept_by_rights'))
    .select(picturesIn('waiting').as('pictures_waiting'))
    .select(picturesIn('stored').as('pictures_stored'))
    .select(picturesIn('failed').as('pictures_failed'))
    .select(['u.first_name', 'u.last_name'])
    .where('i.store_id', '=', storeId);
  const chosen =
    'id' in by
      ? all.where('i.id', '=', by.id)
      : all.where('i.target', '=', by.target).where('i.state', '!=', 'loading').limit(by.limit);
  const rows = await chosen.orderBy('i.id', 'desc').execute();
  return rows.map(({ first_name, last_name, created_at, moved_at, finished_at, ...row }) => ({
    ...row,
    waiting: isWaiting(row.state, moved_at, now),
    user: first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim(),
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }));
}

interface Reader {
  ports: Pick<Ports, 'resources'>;
  access: Access;
  storeId: number;
  now: Date;
}

/** One import of the store that this member may see. Throws `not_found`, `forbidden` or `plan_required`. */
export async function importOf(
  { ports, access, storeId, now }: Reader,
  sql: Sql,
  id: number,
): Promise<ImportSummary> {
  const [found] = await selectImports(sql, storeId, { id }, now);
  if (found === undefined) throw new ApiError('not_found');
  requireRight(access, targetNamed(ports, found.target));
  return found;
}

/** The import, locked: what is decided of it holds until the transaction ends. */
export async function lockedImport(write: WriteContext, id: number): Promise<ImportSummary> {
  await write.tx.sql
    .selectFrom('imports')
    .select('id')
    .where('store_id', '=', write.storeId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return importOf(write, write.tx.sql, id);
}
