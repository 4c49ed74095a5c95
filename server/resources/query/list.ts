import type { Resource } from '../../../domain/schema/model.ts';
import type { Sql } from '../../db/database.ts';
import { literal, quote } from '../../db/ddl/identifiers.ts';
import { searchBlock } from '../../db/ddl/search.ts';
import { decode, projectionOf } from '../record.ts';
import type { Row } from '../row.ts';
import { Statement } from '../statement.ts';
import type { Page, Selection } from './list-query.ts';
import { cursorOf, keyText, sortKey, standsAfter } from './cursor.ts';
import { findsMany, isIndexed, whereOf } from './where.ts';

/** Whether the index serves the condition on the block: row-level security trusts the shift (baseline/functions.ts). */
const SERVED = `(select proleakproof from pg_catalog.pg_proc where oid = 'pg_catalog.int8shr(bigint, integer)'::regprocedure)`;

/**
 * The matches of a search in the newest whole block of ids, then the others. The block has as many matches of a usual word
 * as are counted. Then the index of all others is not read. A small store has no such block.
 * @returns a common table for the statement's `with`, and what selects the matches
 */
function newestFirst(matches: string, table: string): { newest: string; all: string } {
  const newest = `select nullif(${searchBlock('max(id)')}, 0) - 1 as block from ${table} where store_id = $1 and ${SERVED}`;
  const block = '(select block from newest)';
  const own = searchBlock('t.id');
  return {
    newest: `newest as materialized (${newest}), `,
    all: `(${matches} and ${block} is not null and ${own} = ${block}) union all (${matches} and ${own} is distinct from ${block})`,
  };
}

/** Matches that are counted; more are known to be more (docs/decisions/0049). */
const COUNTED = 10_000;
/** Of a search. Nothing orders its matches, so each costs a look at its row. */
const COUNTED_BY_SEARCH = 500;
/** Of one that no index finds, such as two characters: each match costs a look at all rows that stand before it. */
const COUNTED_BY_READING = 200;

/** How far the matches of a selection are counted. */
interface Counted {
  /** Beyond it a total is not known. On a late page there is room for the next one. */
  most: number;
  /** `limit …`, one more than `most`. The usual one is part of the text, as the plan depends on it. */
  limit: string;
}

function countedFor(selection: Selection, page: Page, statement: Statement): Counted {
  const usual = usuallyCounted(selection);
  const most = Math.max(usual, page.offset + 2 * page.limit);
  return { most, limit: `limit ${most === usual ? usual + 1 : statement.bind(most + 1)}` };
}

function usuallyCounted(selection: Selection): number {
  if (!readsEveryText(selection)) return COUNTED;
  return isIndexed(selection.search) ? COUNTED_BY_SEARCH : COUNTED_BY_READING;
}

/** No index yields such a selection in its order. */
function readsEveryText({ search, conditions }: Selection): boolean {
  return search.length > 0 || conditions.some(({ op }) => op === 'contains');
}

/**
 * From this offset on, the statement finds the ids of a page in the index. It then fetches only the rows of the page.
 */
const DEEP = 500;
/** From this offset on, whole days are passed by their counts. To fewer rows the index is quicker than to add up the days. */
const FAR = 10_000;

interface Listed {
  records: Row[];
  /** Of the selection, in the very snapshot of the records. */
  total: number;
  /** Whether there are no more than `total`. */
  exact: boolean;
  /** The cursor of the last row, where others follow. */
  next: string | undefined;
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
          ...pageOf(resource, selection, page, where, offset, statement),
          total: totalOf(resource, where, counted),
        }
      : foundOnce(resource, selection, page, where, offset, counted, statement);
  const { sort } = selection;
  const sorted = `${source.first} as "_first", ${keyText(sort.field, sortKey(resource, sort.field))} as "_key"`;
  const text = `${source.found}select total.n as "_total", record.* from (${source.total}) total left join lateral (select ${select}, ${sorted} from ${source.page}) record on true`;
  const found = await statement.run<Row>(sql, text);
  const rows = found.filter((row) => row['id'] !== null);
  const shown = rows.slice(0, page.limit);
  const total = Number(found[0]?.['_total'] ?? 0);
  const most = counted?.most ?? total;
  const last = shown.at(-1);
  // A page that follows a row has one row more than it shows, where there is one.
  const more = page.after === undefined ? total > page.offset + shown.length : rows.length > shown.length;
  return {
    records: shown.map((row) => decode(fields, row)),
    total: Math.min(total, most),
    exact: total <= most,
    next: more && last !== undefined ? cursorOf(last) : undefined,
  };
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
  /** Whether a row is the record that the search names by its number. */
  first: string;
  page: string;
  total: string;
}

/** The limit is part of the text: a plan for any limit would be a plan for none. So is that there is no offset. */
function sliceOf({ limit, after }: Page, offset: string): string {
  return `limit ${after === undefined ? limit : limit + 1}${offset === '0' ? '' : ` offset ${offset}`}`;
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
  const { after } = page;
  const upTo =
    page.offset === 0 ? page.limit + (after === undefined ? 0 : 1) : statement.bind(page.offset + page.limit);
  const inOrder = `(${matches} and ${isNamed}) union all (${matches} and (${isNamed}) is not true${after === undefined || after.first ? '' : ` and ${standsAfter(sort, after, { key, id: 't.id' }, statement)}`} order by ${key} ${direction}, t.id ${direction} limit ${upTo})`;
  const few = `(select count(*) from found) <= ${statement.bind(most)}::bigint`;
  const rows = `select id, first, key from found where ${few} union all select id, first, key from (${inOrder}) walked where not ${few}`;
  const rest =
    after === undefined
      ? ''
      : ` where not first${after.first ? '' : ` and ${standsAfter(sort, after, { key: 'key', id: 'id' }, statement)}`}`;
  const { newest, all } = findsMany(selection.search)
    ? newestFirst(matches, table)
    : { newest: '', all: matches };
  return {
    found: `with ${newest}found as materialized (${all} ${limit}) `,
    first: 'k.first',
    page: `(select id, first, key from (${rows}) k${rest} order by ${order} ${sliceOf(page, offset)}) k join ${table} t on t.store_id = $1 and t.id = k.id order by k.first desc, k.key ${direction}, k.id ${direction}`,
    total: 'select count(*) as n from found',
  };
}

function pageOf(
  resource: Resource,
  selection: Selection,
  page: Page,
  where: string,
  offset: string,
  statement: Statement,
): Omit<Source, 'total'> {
  const table = quote(resource.table);
  const order = orderOf(resource, selection);
  const { sort } = selection;
  const first = 'false';
  const after =
    page.after === undefined
      ? ''
      : ` and ${standsAfter(sort, page.after, { key: sortKey(resource, sort.field), id: 't.id' }, statement)}`;
  if (page.offset < DEEP)
    return {
      found: '',
      first,
      page: `${table} t where ${where}${after} order by ${order} ${sliceOf(page, offset)}`,
    };
  const start =
    page.offset >= FAR && isWhole(selection) && sort.field.source === 'created_at'
      ? startOfPage(resource, sort.descending, offset)
      : { found: '', condition: 'true', offset };
  const ids = `select t.id from ${table} t where ${where} and ${start.condition} order by ${order} ${sliceOf(page, start.offset)}`;
  return {
    found: start.found,
    first,
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

/** Where a page begins: the day of creation in which it does, and how many rows of the list stand before that day. */
interface Start {
  /** The statement's `with`, which finds the day. */
  found: string;
  /** Of rows over alias `t`: on that day, or farther on in the list. */
  condition: string;
  /** How many of these are passed. */
  offset: string;
}

/**
 * The start of a late page in a whole list by its day of creation. `row_day_counts` passes the days before, in the very
 * snapshot of the rows (docs/decisions/0004); the index passes the rest of one day.
 * @param offset the placeholder of how many rows stand before the page
 */
function startOfPage({ table }: Resource, descending: boolean, offset: string): Start {
  const days = `select day, sum(sum(n)) over (order by day ${descending ? 'desc' : 'asc'}) - sum(n) as passed from row_day_counts where store_id = $1 and table_name = ${literal(table)} group by day`;
  const midnight = (day: string) => `(select (${day})::timestamp at time zone 'UTC' from start)`;
  return {
    found: `with start as materialized (select day, passed::bigint as passed from (${days}) days where passed <= ${offset}::bigint order by passed desc limit 1) `,
    condition: descending ? `t.created_at < ${midnight('day + 1')}` : `t.created_at >= ${midnight('day')}`,
    offset: `${offset}::bigint - (select passed from start)`,
  };
}
