import type { ImportSummary } from '../../../domain/imports/import-state.ts';
import type { Sql } from '../../db/database.ts';
import type { Ports } from '../../ports/ports.ts';
import { refusalIn, type Refusal } from './refusal.ts';
import { targetNamed } from './target.ts';

/** A record that an undo left, and why. */
export interface Kept {
  /** Null for one that the file only named. */
  line: number | null;
  resource: string;
  id: number;
  refusal: Refusal;
}

/** Records of one answer; a person looks at a few. */
const MOST_SHOWN = 200;

/** What an undo left: the records of its lines in their order, then those that were made for them. */
export async function keptOf(
  sql: Sql,
  { ports, storeId }: { ports: Pick<Ports, 'resources'>; storeId: number },
  { id, target }: ImportSummary,
): Promise<Kept[]> {
  const { resource } = targetNamed(ports, target);
  const lines = await sql
    .selectFrom('import_records')
    .select(['line', 'record_id', 'refusal'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', id)
    .where('state', '=', 'kept')
    .orderBy('line')
    .limit(MOST_SHOWN)
    .execute();
  const additions = await sql
    .selectFrom('import_additions')
    .select(['resource', 'record_id', 'refusal'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', id)
    .where('state', '=', 'kept')
    .orderBy('record_id')
    .limit(MOST_SHOWN)
    .execute();
  return [
    ...lines.map(({ line, record_id, refusal }) => ({
      line,
      resource: resource.name,
      id: record_id ?? 0,
      refusal: refusalIn(refusal),
    })),
    ...additions.map(({ resource: name, record_id, refusal }) => ({
      line: null,
      resource: name,
      id: record_id,
      refusal: refusalIn(refusal),
    })),
  ].slice(0, MOST_SHOWN);
}
