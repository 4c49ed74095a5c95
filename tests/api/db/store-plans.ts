/**
 * Each statement that a call sends for a store names that store in its own conditions. Row-level security is then the
 * second wall and not the only one, and a distributed PostgreSQL finds the one machine that has the rows.
 */
import type { Client } from 'pg';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  Operation?: string;
  Plans?: Plan[];
  [member: string]: unknown;
}

const CONDITIONS = ['Filter', 'Index Cond', 'Recheck Cond', 'Hash Cond', 'Merge Cond', 'Join Filter'];

/** The column that names the store, of each table that has rows of stores. */
async function storeColumns(owner: Client): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id'
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`,
  );
  return new Map([['stores', 'id'], ...rows.map(({ name }): [string, string] => [name, 'store_id'])]);
}

/** Whether conditions tie a column to a parameter, or to the store of another table. */
function ties(conditions: string, column: string): boolean {
  const value = String.raw`(?:\(?\$\d+|(?:\w+|"[^"]+")\.store_id\b|\(InitPlan)`;
  const escaped = column.replace('.', String.raw`\.`);
  return new RegExp(
    String.raw`(?<![\w.])${escaped} = ${value}|(?:[\w"]\.store_id|\$\d+) = ${escaped}(?!\w)`,
  ).test(conditions);
}

/** Tables of a plan whose rows are read of any store, or added without one. */
function storeless(plan: Plan, text: string, columns: ReadonlyMap<string, string>, above = ''): string[] {
  const conditions = [above, ...CONDITIONS.map((name) => plan[name] ?? '')].join(' ');
  const { 'Node Type': node, 'Relation Name': table = '', Alias: alias = '', Operation: operation } = plan;
  const column = columns.get(table);
  const inserts = node === 'ModifyTable' && operation === 'Insert';
  const reads = node !== 'ModifyTable' && column !== undefined && !ties(conditions, `${alias}.${column}`);
  const adds =
    inserts &&
    column === 'store_id' &&
    !new RegExp(String.raw`insert into\s+"?${table}"?(?: as \w+)?\s*\([^)]*\bstore_id\b`, 'i').test(text);
  const below = (plan.Plans ?? []).flatMap((child) => storeless(child, text, columns, conditions));
  return reads || adds ? [table, ...below] : below;
}

/**
 * Of statements, those that do not name their store, a sentence each.
 * @param owner a superuser of the same tables, whose plans are without row-level security
 */
export async function statementsWithoutStore(owner: Client, texts: readonly string[]): Promise<string[]> {
  const columns = await storeColumns(owner);
  const faults: string[] = [];
  for (const text of texts) {
    const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, verbose, costs off, format json) ${text}`,
    );
    const tables = rows.flatMap((row) => storeless(row['QUERY PLAN'][0].Plan, text, columns));
    if (tables.length > 0) faults.push(`No store is named for ${[...new Set(tables)].join(', ')}: ${text}`);
  }
  return faults;
}

/** Names of the tables that have rows of stores. */
export async function tablesOfStores(owner: Client): Promise<string[]> {
  return [...(await storeColumns(owner)).keys()];
}
