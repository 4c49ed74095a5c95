import type { Resource } from '../../../domain/schema/model.ts';
import type { ActualTable } from './catalogue.ts';
import type { Change } from './change.ts';
import { createTable } from './columns.ts';
import { syncForeignKeys, syncIndexes } from './constraints.ts';
import { syncSecurity } from './extras.ts';
import { fingerprint, literal, quote } from './identifiers.ts';
import { idsQuery, mentionsOf, type Mentions } from './mentions.ts';

/** Begins the comment of such a table, which the fingerprint of its definition follows. */
const MARK = 'ids in json';

/**
 * Drops the tables of mentions that no schema asks for in this form any more. They hold copies alone. To be called
 * before tables and columns are renamed or converted: their triggers go by those names.
 */
export async function dropStaleMentions(
  change: Change,
  resources: Resource[],
  actual: Map<string, ActualTable>,
): Promise<void> {
  const wanted = new Set(resources.flatMap(mentionsOf).map((mentions) => markOf(mentions)));
  for (const [name, { comment }] of actual) {
    if (comment?.startsWith(MARK) !== true || wanted.has(comment)) continue;
    await change.apply(`drop table ${quote(name)}; drop function ${quote(name)}() cascade`);
    actual.delete(name);
  }
}

/** Makes those that are missing, from the rows that are there: an id of nothing is left out. */
export async function syncMentions(
  change: Change,
  resources: Resource[],
  actual: Map<string, ActualTable>,
): Promise<void> {
  for (const mentions of resources.flatMap(mentionsOf)) {
    const { table, owner, target } = mentions;
    if (actual.has(table.name)) continue;
    await createTable(change, table);
    await syncSecurity(change, table, undefined);
    if (actual.has(owner))
      await seeingAll(change, [...new Set([owner, target, table.name])], () => change.apply(fill(mentions)));
    await syncForeignKeys(change, table, undefined);
    await syncIndexes(change, table, undefined);
    await change.apply(
      `${triggers(mentions)}; comment on table ${quote(table.name)} is ${literal(markOf(mentions))}`,
    );
  }
}

function markOf(mentions: Mentions): string {
  return `${MARK} of ${mentions.owner}.${mentions.column} ${fingerprint(triggers(mentions))}`;
}

function seeingAll(change: Change, tables: string[], work: () => Promise<void>): Promise<void> {
  const [first, ...others] = tables;
  return first === undefined ? work() : change.seeingAllRows(first, () => seeingAll(change, others, work));
}

function fill(mentions: Mentions): string {
  const { table, owner, column, target } = mentions;
  return `insert into ${quote(table.name)} (store_id, parent_id, target_id)
select o.store_id, o.id, m.id from ${quote(owner)} o cross join lateral (${idsQuery(mentions, `o.${quote(column)}`)}) m
join ${quote(target)} t on t.store_id = o.store_id and t.id = m.id`;
}

/** An id that the row named before may be of nothing, from the time before the table: only new ones are held to it. */
function triggers(mentions: Mentions): string {
  const { table, owner, column } = mentions;
  const [name, place, own] = [quote(table.name), quote(owner), quote(column)];
  const now = idsQuery(mentions, `new.${own}`);
  const before = idsQuery(mentions, `old.${own}`);
  const add = `insert into ${name} (store_id, parent_id, target_id) select new.store_id, new.id, m.id from`;
  return `create or replace function ${name}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${add} (${now}) m;
    return null;
  end if;
  delete from ${name} where store_id = new.store_id and parent_id = new.id
    and target_id in (select id from (${before}) b except select id from (${now}) n);
  ${add} (select id from (${now}) n except select id from (${before}) b) m;
  return null;
end $$;
create trigger ${name} after insert or update of ${own} on ${place} for each row execute function ${name}()`;
}
