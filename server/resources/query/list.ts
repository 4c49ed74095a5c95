import type { Resource } from '../../../domain/schema/model.ts';
import { literal, quote } from '../../db/ddl/identifiers.ts';
import type { Sql } from '../../db/database.ts';
import { decode, projectionOf } from '../record.ts';
import type { Row } from '../row.ts';
import { Statement } from '../statement.ts';
import type { Page, Selection } from './list-query.ts';
import { sortKey } from './sort-key.ts';
import { whereOf } from './where.ts';

/**
 * From this offset on, the statement finds the ids of a page in the index. It then fetches only the rows of the page.
 */
const DEEP = 500;

export interface Listed {
  records: Row[];
  /** Of the selection, in the very snapshot of the records. */
  total: number;
}

/**
 * One page and its exact total, from one statement and so from one snapshot. Of a whole table the total is a look-up in
 * `row_counts`; of a selection it is counted. A page beyond the end is empty and still has its total.
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
  const slice = `limit ${page.limit}${page.offset === 0 ? '' : ` offset ${statement.bind(page.offset)}`}`;
  const source: Source = readsEveryText(selection)
    ? foundOnce(resource, selection, where, slice)
    : {
        found: '',
        page: pageOf(resource, selection, page, where, slice),
        total: totalOf(resource, selection, where),
      };
  const text = `${source.found}select total.n as "_total", record.* from (${source.total}) total left join lateral (select ${select} from ${source.page}) record on true`;
  const found = await statement.run<Row>(sql, text);
  const records = found.filter((row) => row['id'] !== null).map((row) => decode(fields, row));
  return { records, total: Number(found[0]?.['_total'] ?? 0) };
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

/** No index yields such a selection in its order. So page and total would each read all of its texts. */
function readsEveryText({ search, conditions }: Selection): boolean {
  return search.length > 0 || conditions.some(({ op }) => op === 'contains');
}

/** The selection is found once, as ids with what they are sorted by; page and total are both taken from that. */
function foundOnce(resource: Resource, selection: Selection, where: string, slice: string): Source {
  const table = quote(resource.table);
  const { field, descending } = selection.sort;
  const direction = descending ? 'desc' : 'asc';
  const order = `key ${direction}, id ${direction}`;
  return {
    found: `with found as materialized (select t.id, ${sortKey(resource, field)} as key from ${table} t where ${where}) `,
    page: `(select id, key from found order by ${order} ${slice}) k join ${table} t on t.store_id = $1 and t.id = k.id order by k.key ${direction}, k.id ${direction}`,
    total: 'select count(*) as n from found',
  };
}

/** The limit is part of the text: a plan for any limit would be a plan for none. */
function pageOf(resource: Resource, selection: Selection, page: Page, where: string, slice: string): string {
  const table = quote(resource.table);
  const order = orderOf(resource, selection);
  const rows = `where ${where} order by ${order} ${slice}`;
  if (page.offset < DEEP) return `${table} t ${rows}`;
  return `(select t.id from ${table} t ${rows}) k join ${table} t on t.store_id = $1 and t.id = k.id order by ${order}`;
}

function totalOf(resource: Resource, selection: Selection, where: string): string {
  return selection.conditions.length === 0 && selection.search.length === 0
    ? `select coalesce(sum(n), 0) as n from row_counts where store_id = $1 and table_name = ${literal(resource.table)}`
    : `select count(*) as n from ${quote(resource.table)} t where ${where}`;
}

/** The id makes the order total; nulls stay where an index scanned either way finds them. */
function orderOf(resource: Resource, { sort }: Selection): string {
  const direction = sort.descending ? 'desc' : 'asc';
  return sort.field.source === 'id'
    ? `t.id ${direction}`
    : `${sortKey(resource, sort.field)} ${direction}, t.id ${direction}`;
}
