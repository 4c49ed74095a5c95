import type { Sql } from '../../db/database.ts';
import type { Ports } from '../../context.ts';
import { storeFile, type FileOwner } from './store-file.ts';
import { makeThumbnails, THUMBNAILS_JOB } from './thumbnails.ts';
import { fileUrl } from '../../resources/write/named-files.ts';

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

interface PictureOwner extends FileOwner {
  ports: Pick<Ports, 'database' | 'files' | 'pictures' | 'clock'>;
}

interface StoredPicture {
  /** For a record to hold. */
  url: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** The job that makes the thumbnails (spec 1 §3, `task_process_id`). */
  taskProcessId: number;
}

interface PictureSource {
  /** SHA-256 of the file that it was made of. */
  digest: string;
  /** The job that brings it in, which makes the thumbnails too: thousands of jobs would keep mails waiting. */
  task: number;
}

/**
 * Makes a picture safe, keeps it, and leaves its thumbnails to a job. A crash before the job exists leaves a file that
 * nobody was given the address of.
 * @throws ApiError `invalid` at `file`, `plan_limit`, `too_many_requests`
 */
export async function storePicture(
  owner: PictureOwner,
  bytes: Uint8Array,
  source?: PictureSource,
): Promise<StoredPicture> {
  const { ports, storeId } = owner;
  const file = await ports.pictures.normalise(bytes, storeId);
  const url = await storeFile(owner, file);
  const name = url.slice(url.lastIndexOf('/') + 1);
  const taskProcessId = await ports.database.write(storeId, async (tx) => {
    const task = source?.task ?? (await THUMBNAILS_JOB.enqueue(tx, { storeId, name }));
    await tx.sql
      .updateTable('stored_files')
      .set({ task_process_id: task, source_digest: source?.digest ?? null })
      .where('store_id', '=', storeId)
      .where('name', '=', name)
      .execute();
    return task;
  });
  if (source !== undefined) await makeThumbnails(ports, { storeId, name });
  return { url, contentType: file.contentType, size: file.body.byteLength, taskProcessId };
}
