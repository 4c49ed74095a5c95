import { scoped } from '../row-security.ts';
import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import type { DesiredTable } from './desired.ts';
import { fingerprint, literal, quote } from './identifiers.ts';

const INSERTED = 'count_inserted';
const DELETED = 'count_deleted';

/** The generated column that search reads. It holds no data of its own, so another definition replaces it. */
export async function syncSearch(
  change: Change,
  table: DesiredTable,
  actual: ActualTable | undefined,
): Promise<void> {
  // The expression may name a column that is not there yet.
  if (change.waits(table.name)) return;
  const found = actual?.columns.get('search_text');
  const owner = quote(table.name);
  if (table.search === undefined) {
    if (found !== undefined)
      await change.apply(`alter table ${owner} drop column search_text`, `${table.name}: no search`);
    return;
  }
  const texts = (table.itemTexts ?? []).map(({ expression }) => expression);
  const mark = `search ${fingerprint([table.search, ...texts].join('\n'))}`;
  if (found?.comment === mark) return;
  if (found !== undefined) {
    await change.apply(`alter table ${owner} drop column search_text`);
    // The column took its index with it.
    for (const name of actual?.indexes ?? [])
      if (name.includes('_search_text_')) actual?.indexes.delete(name);
  }
  if (actual !== undefined) await fillItemTexts(change, table);
  await change.apply(
    `alter table ${owner} add column search_text text collate "C" generated always as (${table.search}) stored; comment on column ${owner}.search_text is ${literal(mark)}`,
    actual === undefined ? undefined : `search of ${table.name}`,
  );
}

/** Nothing that adds up or logs records may see this as a change of theirs. */
async function fillItemTexts(change: Change, { name, itemTexts = [] }: DesiredTable): Promise<void> {
  const owner = quote(name);
  for (const { column, table, expression } of itemTexts)
    await change.seeingAllRows(name, () =>
      change.seeingAllRows(table, () =>
        change.apply(
          `alter table ${owner} disable trigger user; update ${owner} t set ${quote(column)} = ${expression}; alter table ${owner} enable trigger user`,
        ),
      ),
    );
}

export async function syncSecurity(
  change: Change,
  table: DesiredTable,
  actual: ActualTable | undefined,
): Promise<void> {
  if (actual?.secured === true) return;
  await change.apply(
    `drop policy if exists scope on ${quote(table.name)}; ${scoped(quote(table.name), 'store')}`,
  );
}

/**
 * Triggers that keep `row_counts` and `row_day_counts`. On a table that has rows already they start from a count, under a
 * lock that lets nobody write meanwhile.
 */
export async function syncCounter(
  change: Change,
  table: DesiredTable,
  actual: ActualTable | undefined,
): Promise<void> {
  if (!table.counted || actual?.triggers.has(INSERTED) === true) return;
  const owner = quote(table.name);
  await change.apply(`
create trigger ${INSERTED} after insert on ${owner} referencing new table as changed for each statement execute function count_rows();
create trigger ${DELETED} after delete on ${owner} referencing old table as changed for each statement execute function count_rows()`);
  if (actual === undefined) return;
  const name = literal(table.name);
  await change.seeingAllRows(table.name, () =>
    change.seeingAllRows('row_counts', () =>
      change.seeingAllRows('row_day_counts', () =>
        change.apply(
          `delete from row_counts where table_name = ${name}; delete from row_day_counts where table_name = ${name};
insert into row_counts (store_id, table_name, slot, n) select store_id, ${name}, 0, count(*) from ${owner} group by store_id;
insert into row_day_counts (store_id, table_name, day, slot, n)
  select store_id, ${name}, (created_at at time zone 'UTC')::date, 0, count(*) from ${owner} group by 1, 3`,
          `counter of ${table.name}`,
        ),
      ),
    ),
  );
}

/** True for a table that the schemas' comparison made; false for the platform's own. */
export function isCounted(actual: ActualTable): boolean {
  return actual.triggers.has(INSERTED);
}
