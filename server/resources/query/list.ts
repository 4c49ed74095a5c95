import type { Resource } from '../../../domain/schema/model.ts';
import { literal, quote } from '../../db/ddl/identifiers.ts';
import type { Sql } from '../../db/database.ts';
import type { Row } from '../../modules/module.ts';
import { decode, projectionOf } from '../record.ts';
import { Statement } from '../statement.ts';
import type { Page, Selection } from './list-query.ts';
import { whereOf } from './where.ts';

/** From here on the ids of a page are found in the index first, and only its own rows are fetched. */
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
  const rows = `select ${select} from ${pageOf(resource, selection, page, where, statement)}`;
  const text = `select total.n as "_total", record.* from (${totalOf(resource, selection, where)}) total left join lateral (${rows}) record on true`;
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
  const order = orderOf(selection);
  const text = `select t.id from ${quote(resource.table)} t where ${where} order by ${order}`;
  return (await statement.run<{ id: number }>(sql, text)).map(({ id }) => id);
}

/** The limit is part of the text: a plan for any limit would be a plan for none. */
function pageOf(
  resource: Resource,
  selection: Selection,
  page: Page,
  where: string,
  statement: Statement,
): string {
  const table = quote(resource.table);
  const order = orderOf(selection);
  const offset = page.offset === 0 ? '' : ` offset ${statement.bind(page.offset)}`;
  const slice = `order by ${order} limit ${page.limit}${offset}`;
  if (page.offset < DEEP) return `${table} t where ${where} ${slice}`;
  const keys = `select t.id from ${table} t where ${where} ${slice}`;
  return `(${keys}) k join ${table} t on t.store_id = $1 and t.id = k.id order by ${order}`;
}

function totalOf(resource: Resource, selection: Selection, where: string): string {
  return selection.conditions.length === 0 && selection.search.length === 0
    ? `select coalesce(sum(n), 0) as n from row_counts where store_id = $1 and table_name = ${literal(resource.table)}`
    : `select count(*) as n from ${quote(resource.table)} t where ${where}`;
}

/** The id makes the order total; nulls stay where an index scanned either way finds them. */
function orderOf({ sort }: Selection): string {
  const direction = sort.descending ? 'desc' : 'asc';
  return sort.field.source === 'id'
    ? `t.id ${direction}`
    : `t.${quote(sort.field.column)} ${direction}, t.id ${direction}`;
}
