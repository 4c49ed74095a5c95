import { sql as raw } from 'kysely';
import { invalid, type FieldErrors } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import type { Row } from '../row.ts';

/** Address of a stored file, as records hold it: the same on every host that serves the API. */
export function fileUrl(key: string): string {
  return `/api/v1/files/${key}`;
}

/**
 * Notes that the record names files of its store, so that the job which removes unused ones leaves them. The job takes
 * the same rows, so one of the two waits for the other.
 * Throws `invalid` at the field whose file the job was quicker to remove.
 */
export async function keepNamedFiles(write: WriteContext, record: Row, before: Row | null): Promise<void> {
  const { tx, storeId, now, ports } = write;
  const named = namesIn(record, storeId);
  const known = before === null ? new Map<string, string>() : namesIn(before, storeId);
  const added = [...named.keys()].filter((name) => !known.has(name)).sort();
  if (added.length === 0) return;
  // In the order of their names, so that two writers never wait for each other.
  const { rows } = await raw<{ name: string }>`
    update stored_files f set unused_since = null, checked_at = greatest(f.checked_at, ${now})
    from (select name from stored_files where store_id = ${storeId} and name = any(${added})
      order by name for update) kept
    where f.store_id = ${storeId} and f.name = kept.name returning f.name`.execute(tx.sql);
  const kept = new Set(rows.map(({ name }) => name));
  const errors: FieldErrors = {};
  for (const name of added.filter((each) => !kept.has(each)))
    // Files of before they were counted have no row.
    if ((await ports.files.get(`${storeId}/${name}`)) === null)
      errors[named.get(name) ?? ''] = { key: 'reference' };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Names of the store's own files, with the first place of the record that holds each. */
function namesIn(record: Row, storeId: number): Map<string, string> {
  const address = fileUrl(`${storeId}/`);
  const found = new Map<string, string>();
  const look = (value: unknown, place: string): void => {
    if (typeof value === 'string' && value.includes(address))
      for (const part of value.split(address).slice(1)) {
        const name = /^[A-Za-z0-9_-]+\.[a-z]+/.exec(part)?.[0];
        if (name !== undefined && !found.has(name)) found.set(name, place);
      }
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, place === '' ? key : `${place}.${key}`);
  };
  look(record, '');
  return found;
}
