import { elementOf, partsOf } from '../../../domain/schema/fields.ts';
import { valueType } from '../../../domain/kinds/kind.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Catalogue } from './catalogue.ts';
import type { Change } from './change.ts';
import { createTable } from './columns.ts';
import { syncDefinitions, syncSecurity } from './definitions.ts';
import { fingerprint, LONGEST, literal, quote } from './identifiers.ts';
import { itemTableName, pairTable, tableNameOf, type DesiredTable } from './tables.ts';

/**
 * The ids that a json column holds of one other resource. PostgreSQL has no foreign key into json: a trigger copies them
 * to a table of their own, which has one.
 */
export interface Mentions {
  table: DesiredTable;
  /** Table and column that hold the json. */
  owner: string;
  column: string;
  target: string;
  /** JSON paths to the ids: `$[*]."reader_id"`. */
  paths: string[];
  /** Dotted source of the field, as errors name it. */
  source: string;
}

/** What the json of a resource's records, and of their items, may name. */
export function mentionsOf(resource: Resource): Mentions[] {
  return [
    ...mentionsIn(resource.table, resource.fields, ''),
    ...resource.fields
      .filter(({ kind }) => kind === 'items')
      .flatMap((field) => mentionsIn(itemTableName(field), field.items ?? [], `${field.source}.`)),
  ];
}

function mentionsIn(owner: string, fields: Field[], prefix: string): Mentions[] {
  return fields
    .filter(({ kind }) => kind === 'json')
    .flatMap((field) => {
      const { column, source } = field;
      const ids = idsIn(field, '$');
      return [...new Set(ids.map(({ target }) => target))].map((target) => ({
        table: mentionTable(owner, column, target),
        owner,
        column,
        target,
        paths: ids.filter((one) => one.target === target).map(({ path }) => path),
        source: `${prefix}${source}`,
      }));
    });
}

interface IdsAt {
  target: string;
  path: string;
}

function idsIn(field: Field, path: string): IdsAt[] {
  const isList = valueType(field.schema) === 'array';
  const ref = field.kind === 'json' ? elementOf(field)?.ref : field.ref;
  const place = isList ? `${path}[*]` : path;
  if (ref !== undefined)
    return ref.via === undefined ? [{ target: tableNameOf(ref.resource), path: place }] : [];
  return (partsOf(field) ?? []).flatMap((part) => idsIn(part, `${place}.${JSON.stringify(part.source)}`));
}

function mentionTable(owner: string, column: string, target: string): DesiredTable {
  const name = `${owner}_${column}_to_${target}`;
  const tail = `_${fingerprint(name)}`;
  const short = name.length <= LONGEST ? name : `${name.slice(0, LONGEST - tail.length)}${tail}`;
  return pairTable(short, owner, { table: target, onDelete: 'restrict' });
}

/** The ids in a json value: a query with the column `id`. */
function idsQuery({ paths }: Pick<Mentions, 'paths'>, value: string): string {
  const numbers = '? (@.type() == "number" && @ > 0 && @ < 9007199254740992)';
  return paths
    .map(
      (path) =>
        `select v::numeric::bigint as id from jsonb_path_query(${value}, ${literal(`${path} ${numbers}`)}) v`,
    )
    .join(' union ');
}

/** Begins the comment of such a table, which the fingerprint of its definition follows. */
const MARK = 'ids in json';

function markOf(mentions: Mentions): string {
  return `${MARK} of ${mentions.owner}.${mentions.column} ${fingerprint(triggers(mentions))}`;
}

/**
 * Drops the tables of mentions that no schema asks for in this form any more. They hold copies alone. To be called
 * before tables and columns are renamed or converted: their triggers go by those names.
 */
export async function dropStaleMentions(
  change: Change,
  resources: Resource[],
  actual: Catalogue,
): Promise<void> {
  const wanted = new Set(resources.flatMap(mentionsOf).map(markOf));
  for (const [name, { comment }] of actual) {
    if (comment?.startsWith(MARK) !== true || wanted.has(comment)) continue;
    await change.apply(`drop table ${quote(name)}; drop function ${quote(name)}() cascade`);
    actual.delete(name);
  }
}

/**
 * Makes those that are missing, from the rows that are there: an id of nothing is left out.
 * @param made tables without rows yet
 */
export async function syncMentions(
  change: Change,
  resources: Resource[],
  actual: Catalogue,
  made: ReadonlySet<string>,
): Promise<void> {
  for (const mentions of resources.flatMap(mentionsOf)) {
    const { table, owner, column, target } = mentions;
    const name = quote(table.name);
    if (actual.has(table.name)) continue;
    await createTable(change, table);
    await syncSecurity(change, table);
    if (!made.has(owner))
      await change.update(
        [owner, target, table.name],
        `insert into ${name} (store_id, parent_id, target_id)
select o.store_id, o.id, m.id from ${quote(owner)} o cross join lateral (${idsQuery(mentions, `o.${quote(column)}`)}) m
join ${quote(target)} t on t.store_id = o.store_id and t.id = m.id`,
      );
    await syncDefinitions(change, table);
    await change.apply(`${triggers(mentions)}; comment on table ${name} is ${literal(markOf(mentions))}`);
  }
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
