import type { Access } from '../../../domain/access/access.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Saying } from '../../../domain/schema/represent.ts';
import type { Sql } from '../../db/database.ts';
import { findRecords } from '../../resources/query/one.ts';
import { spokenName } from '../../resources/record-name.ts';
import type { Row } from '../../resources/row.ts';

/** What a module's own rows are called by, where no schema says it. */
const USUAL_NAMES = ['name', 'email'];

/** What the log knows of a record besides its id. */
export interface NamedChange {
  resource: string;
  record_id: number | null;
  changes: Record<string, [unknown, unknown]>;
}

/** Names of the records of a page, as they are called today; those that are gone, as they were called in that entry. */
export async function recordNames(
  sql: Sql,
  storeId: number,
  { resources, access, saying }: { resources: Resource[]; access: Access; saying: Saying },
  entries: NamedChange[],
): Promise<(string | null)[]> {
  const today = new Map<string, string | null>();
  for (const resource of resources) {
    const ids = entries.flatMap((entry) => (entry.resource === resource.name ? (entry.record_id ?? []) : []));
    if (ids.length === 0) continue;
    for (const record of await findRecords(sql, storeId, resource, [...new Set(ids)]))
      today.set(`${resource.name} ${String(record['id'])}`, spokenName(resource, access, record, saying));
  }
  return entries.map((entry) => {
    const resource = resources.find(({ name }) => name === entry.resource);
    const then: Row = Object.fromEntries(
      Object.entries(entry.changes).map(([source, [before, after]]) => [source, after ?? before]),
    );
    if (resource === undefined) return usualName(then);
    return (
      today.get(`${entry.resource} ${entry.record_id ?? ''}`) ?? spokenName(resource, access, then, saying)
    );
  });
}

function usualName(then: Row): string | null {
  const [name] = USUAL_NAMES.flatMap((source) => {
    const value = then[source];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return name ?? null;
}
