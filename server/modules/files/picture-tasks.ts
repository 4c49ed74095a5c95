import type { Sql } from '../../db/database.ts';
import { fileUrl } from './url.ts';

/** The jobs that make the thumbnails of a store's pictures, by the address of the picture. Others have none. */
export async function pictureTasks(
  sql: Sql,
  storeId: number,
  urls: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const folder = fileUrl(`${storeId}/`);
  const names = urls.filter((url) => url.startsWith(folder)).map((url) => url.slice(folder.length));
  if (names.length === 0) return new Map();
  const rows = await sql
    .selectFrom('stored_files')
    .select(['name', 'task_process_id'])
    .where('store_id', '=', storeId)
    .where('name', 'in', names)
    .execute();
  return new Map(
    rows.flatMap(({ name, task_process_id }) =>
      task_process_id === null ? [] : [[folder + name, task_process_id] as const],
    ),
  );
}

/** Digests of the files that a store's pictures were made of; of pictures that came one by one there is none. */
export async function pictureDigests(
  sql: Sql,
  storeId: number,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  const folder = fileUrl(`${storeId}/`);
  const names = urls.filter((url) => url.startsWith(folder)).map((url) => url.slice(folder.length));
  if (names.length === 0) return new Set();
  const rows = await sql
    .selectFrom('stored_files')
    .select('source_digest')
    .where('store_id', '=', storeId)
    .where('name', 'in', names)
    .execute();
  return new Set(rows.flatMap(({ source_digest }) => source_digest ?? []));
}
