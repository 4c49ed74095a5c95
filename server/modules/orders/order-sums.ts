import { sql, type RawBuilder } from 'kysely';
import type { Access } from '../../../domain/access/access.ts';
import { addDays, isDay } from '../../../domain/dates/day.ts';
import { lengthOf, LONGEST_RANGE, type DayRange } from '../../../domain/dates/range.ts';
import type { Sales } from '../../../domain/orders/figure-answers.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Language } from '../../http/language.ts';
import { daySales, dayStates } from './day-sums.ts';

/** Narrows a statement of this module's own, as the generated lists are, to the branches that the member sees. */
export function branchFilter({ branches }: Access, column: 'id' | 'user_store_id'): RawBuilder<unknown> {
  return branches === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...branches]}::bigint[])`;
}

/** The values of an enum field of the orders, with their names in the language; none without the field. */
export function enumNames(
  orders: Resource | undefined,
  source: string,
  language: Language,
): { value: string | number; name: string }[] {
  const values = orders?.fields.find((field) => field.source === source)?.enum ?? [];
  return values.map(({ value, label }) => ({ value, name: label[language] ?? label.es }));
}

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';

/** The two query keys of a call about a range of the store's days. */
export const RANGE_QUERY: Record<string, JsonSchema> = {
  from: { type: 'string', pattern: DAY, description: 'The first day of the store. Required.' },
  to: { type: 'string', pattern: DAY, description: `The last day, at most ${LONGEST_RANGE} days. Required.` },
};

/** Throws `invalid_range` for a day that does not exist, an end before its begin, and a range too long. */
export function readRange(query: URLSearchParams): DayRange {
  const range = { from: readDay(query, 'from'), to: readDay(query, 'to') };
  if (range.to < range.from) throw wrongRange('to', { key: 'minimum' });
  if (lengthOf(range) > LONGEST_RANGE)
    throw wrongRange('to', { key: 'maximum', args: { limit: LONGEST_RANGE } });
  return range;
}

function readDay(query: URLSearchParams, key: 'from' | 'to'): string {
  const text = query.get(key);
  if (text === null) throw wrongRange(key, { key: 'required' });
  if (!isDay(text)) throw wrongRange(key, { key: 'date' });
  return text;
}

/** Says something about dates: a list's filters are no part of such a call. */
function wrongRange(
  parameter: 'from' | 'to',
  complaint: { key: string; args?: { limit: number } },
): ApiError {
  return new ApiError('invalid_range', { errors: { [parameter]: complaint }, details: { parameter } });
}

/** A store as one member sees it: sums are those of their branches. */
export interface Seller {
  db: Sql;
  storeId: number;
  access: Access;
}

export const NO_SALES: Readonly<Sales> = { orders: 0, sales: 0, other_currencies: 0 };

export interface StateCount {
  status: number;
  shipping: number;
  n: number;
}

/** How many orders there are of each pair of states. */
export async function countsByState({ db, storeId, access }: Seller): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select order_status_id as status, shipping_order_status_id as shipping, sum(n)::bigint as n
    from (${dayStates(storeId)}) s where true ${branchFilter(access, 'user_store_id')}
    group by 1, 2`.execute(db);
  return rows;
}

/** How many paid orders lack the difference of an edit. They are few, in an index of their own. */
export async function paidWithBalance({ db, storeId, access }: Seller): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders
    where store_id = ${storeId} and to_collect = 1 and order_status_id = 4 ${branchFilter(access, 'user_store_id')}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** The sales of a range of days. */
interface RangeSales {
  /** Of each day that has a sale. */
  days: Map<string, Sales>;
  /** Of each branch that has one, the most first. */
  branches: (Sales & { branch: number })[];
  /** Of each sales channel that has one, the most first. */
  channels: (Sales & { channel: string })[];
}

export async function salesOf({ db, storeId, access }: Seller, range: DayRange): Promise<RangeSales> {
  const { rows } = await sql<Sales & { day: string | null; branch: number | null; channel: string | null }>`
    select day::text as day, user_store_id as branch, sales_channel as channel,
      sum(n)::bigint as orders, sum(total)::double precision as sales, sum(apart)::bigint as other_currencies
    from (${daySales(storeId, range)}) s where true ${branchFilter(access, 'user_store_id')}
    group by grouping sets ((s.day), (user_store_id), (sales_channel))
    order by sales desc, branch, channel`.execute(db);
  const found: RangeSales = { days: new Map(), branches: [], channels: [] };
  for (const { day, branch, channel, ...sales } of rows) {
    if (day !== null) found.days.set(day, sales);
    else if (branch !== null) found.branches.push({ branch, ...sales });
    else if (channel !== null) found.channels.push({ channel, ...sales });
  }
  return found;
}

/** The days with sales, each as how many days before `today` it was, up to `longest`. One list costs less than a year of rows. */
export async function daysAgoWithSales(
  { db, storeId, access }: Seller,
  today: string,
  longest: number,
): Promise<number[]> {
  const range = { from: addDays(today, -longest), to: today };
  const { rows } = await sql<{ days: number[] }>`
    select array(
      select distinct (${today}::date - day)::bigint from (${daySales(storeId, range)}) s
      where true ${branchFilter(access, 'user_store_id')}
    ) as days`.execute(db);
  return rows[0]?.days ?? [];
}
