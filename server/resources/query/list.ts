import type { Resource } from '../../../domain/schema/model.ts';
import { literal, quote } from '../../db/ddl/identifiers.ts';
import type { Sql } from '../../db/database.ts';
import { decode, projectionOf } from '../record.ts';
import type { Row } from '../row.ts';
import { Statement } from '../statement.ts';
import { countedFor, readsEveryText, type Counted } from './counted.ts';
import { startOfPage } from './late-page.ts';
import { newestFirst } from './newest-first.ts';
import type { Page, Selection } from './list-query.ts';
import { sortKey } from './sort-key.ts';
import { findsMany, whereOf } from './where.ts';

/**
 * From this offset on, the statement finds the ids of a page in the index. It then fetches only the rows of the page.
 */
const DEEP = 500;
/** From this offset on, whole days are passed by their counts. To fewer rows the index is quicker than to add up the days. */
const FAR = 10_000;

export interface Listed {
  records: Row[];
  /** Of the selection, in the very snapshot of the records. */
  total: number;
  /** Whether there are no more than `total`. */
  exact: boolean;
}

/**
 * One page and its total, from one statement and so from one snapshot. Of a whole table the total is a look-up in
 * `row_counts`; of a selection it is counted, so far and no further (docs/decisions/0049). A page beyond the end is empty
 * and still has its total.
 */
export async function listRecords(
  sql: Sql,
  storeId: number,
  resource: Resource,
  selection: Selection,
  page: Page,
): Promise<Listed> {
  const statement = new Statement();
  const where = whereOf(resource, storeId, selection, statement);
  const { fields, select } = projectionOf(resource, 'answer');
  const offset = page.offset === 0 ? '0' : statement.bind(page.offset);
  const counted = isWhole(selection) ? null : countedFor(selection, page, statement);
  const source: Source =
    counted === null || !readsEveryText(selection)
      ? {
          ...pageOf(resource, selection, page, where, offset),
          total: totalOf(resource, where, counted),
        }
      : foundOnce(resource, selection, page, where, offset, counted, statement);
  const text = `${source.found}select total.n as "_total", record.* from (${source.total}) total left join lateral (select ${select} from ${source.page}) record on true`;
  const found = await statement.run<Row>(sql, text);
  const records = found.filter((row) => row['id'] !== null).map((row) => decode(fields, row));
  const total = Number(found[0]?.['_total'] ?? 0);
  const most = counted?.most ?? total;
  return { records, total: Math.min(total, most), exact: total <= most };
}

/** Ids of the whole selection, in its order. */
export async function listIds(
  sql: Sql,
  storeId: number,
  resource: Resource,
  selection: Selection,
): Promise<number[]> {
  const statement = new Statement();
  const where = whereOf(resource, storeId, selection, statement);
  const order = orderOf(resource, selection);
  const text = `select t.id from ${quote(resource.table)} t where ${where} order by ${order}`;
  return (await statement.run<{ id: number }>(sql, text)).map(({ id }) => id);
}

/** Parts of the statement of a page: what stands before it, the rows in their order, and their total. */
interface Source {
  found: string;
  page: string;
  total: string;
}

/** The limit is part of the text: a plan for any limit would be a plan for none. So is that there is no offset. */
function sliceOf({ limit }: Page, offset: string): string {
  return `limit ${limit}${offset === '0' ? '' : ` offset ${offset}`}`;
}

/**
 * The selection is found once, as ids with what they are sorted by; page and total are both taken from that. Of more
 * matches than are counted, the page is found in its order: among so many, its rows come soon.
 */
function foundOnce(
  resource: Resource,
  selection: Selection,
  page: Page,
  where: string,
  offset: string,
  { most, limit }: Counted,
  statement: Statement,
): Source {
  const table = quote(resource.table);
  const { sort, named } = selection;
  const direction = sort.descending ? 'desc' : 'asc';
  const key = sortKey(resource, sort.field);
  const isNamed = named
    ? `t.${quote(named.field.column)} = ${statement.bind(Number(named.number))}`
    : 'false';
  const matches = `select t.id, ${isNamed} as first, ${key} as key from ${table} t where ${where}`;
  const order = `first desc, key ${direction}, id ${direction}`;
  const upTo = page.offset === 0 ? page.limit : statement.bind(page.offset + page.limit);
  const inOrder = `(${matches} and ${isNamed}) union all (${matches} and (${isNamed}) is not true order by ${key} ${direction}, t.id ${direction} limit ${upTo})`;
  const few = `(select count(*) from found) <= ${statement.bind(most)}::bigint`;
  const rows = `select id, first, key from found where ${few} union all select id, first, key from (${inOrder}) walked where not ${few}`;
  const { newest, all } = findsMany(selection.search)
    ? newestFirst(matches, table)
    : { newest: '', all: matches };
  return {
    found: `with ${newest}found as materialized (${all} ${limit}) `,
    page: `(select id, first, key from (${rows}) k order by ${order} ${sliceOf(page, offset)}) k join ${table} t on t.store_id = $1 and t.id = k.id order by k.first desc, k.key ${direction}, k.id ${direction}`,
    total: 'select count(*) as n from found',
  };
}

function pageOf(
  resource: Resource,
  selection: Selection,
  page: Page,
  where: string,
  offset: string,
): Omit<Source, 'total'> {
  const table = quote(resource.table);
  const order = orderOf(resource, selection);
  const { sort } = selection;
  if (page.offset < DEEP)
    return { found: '', page: `${table} t where ${where} order by ${order} ${sliceOf(page, offset)}` };
  const start =
    page.offset >= FAR && isWhole(selection) && sort.field.source === 'created_at'
      ? startOfPage(resource, sort.descending, offset)
      : { found: '', condition: 'true', offset };
  const ids = `select t.id from ${table} t where ${where} and ${start.condition} order by ${order} ${sliceOf(page, start.offset)}`;
  return {
    found: start.found,
    page: `(${ids}) k join ${table} t on t.store_id = $1 and t.id = k.id order by ${order}`,
  };
}

function isWhole({ conditions, search }: Selection): boolean {
  return conditions.length === 0 && search.length === 0;
}

function totalOf(resource: Resource, where: string, counted: Counted | null): string {
  return counted === null
    ? `select coalesce(sum(n), 0) as n from row_counts where store_id = $1 and table_name = ${literal(resource.table)}`
    : `select count(*) as n from (select from ${quote(resource.table)} t where ${where} ${counted.limit}) counted`;
}

/** The id makes the order total; nulls stay where an index scanned either way finds them. */
function orderOf(resource: Resource, { sort }: Selection): string {
  const direction = sort.descending ? 'desc' : 'asc';
  return sort.field.source === 'id'
    ? `t.id ${direction}`
    : `${sortKey(resource, sort.field)} ${direction}, t.id ${direction}`;
}
