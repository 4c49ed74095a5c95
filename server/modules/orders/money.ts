import { sql } from 'kysely';
import type { DayRange } from '../../../domain/dates/range.ts';
import {
  DEBTOR,
  LIST_SUMS,
  ORDER_MONEY,
  type Debtor,
  type ListSums,
  type OrderMoneyFigures,
} from '../../../domain/orders/money-answers.ts';
import { countsAsSale, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { checkQuery } from '../../http/query.ts';
import type { StoreRoute } from '../../http/route.ts';
import { readSelection, selectionParameters } from '../../resources/query/list-query.ts';
import { whereOf } from '../../resources/query/list.ts';
import { resourceNamed } from '../../resources/service.ts';
import { Statement } from '../../resources/statement.ts';
import { branchFilter, RANGE_QUERY, readRange, type Seller } from './order-sums.ts';
import { readStoreSettings } from './store-settings.ts';

/** Amounts in another currency than the store's are in no sum (docs/decisions/0080). */
const OWN = sql`coalesce(o.currency, s.currency) = s.currency`;

/** The moment `column` within the store's days of a range. */
const within = (column: 'p.at' | 'f.created_at', { from, to }: DayRange) => sql`
  ${sql.ref(column)} >= ${from}::timestamp at time zone s.time_zone
  and ${sql.ref(column)} < (${to}::timestamp + interval '1 day') at time zone s.time_zone`;

type Ways = OrderMoneyFigures['ways'];

/** What payments brought on each day and by each way, the most first. */
export async function receivedBy({ db, storeId, access }: Seller, range: DayRange) {
  const { rows } = await sql<Ways[number] & { date: string }>`
    select (p.at at time zone s.time_zone)::date::text as date, p.way, p.provider,
      sum(p.amount)::bigint as amount, count(*)::bigint as payments
    from order_payments p
    join stores s on s.id = p.store_id
    join orders o on o.store_id = p.store_id and o.id = p.order_id
    where p.store_id = ${storeId} and p.voided_at is null and p.expires_at is null and ${within('p.at', range)}
      and ${OWN} ${branchFilter(access, 'user_store_id')}
    group by 1, 2, 3 order by 1, 4 desc`.execute(db);
  const ways = new Map<string, Ways[number]>();
  const days = new Map<string, number>();
  for (const { date, ...row } of rows) {
    days.set(date, (days.get(date) ?? 0) + row.amount);
    const key = `${row.way} ${row.provider ?? ''}`;
    const { amount = 0, payments = 0 } = ways.get(key) ?? {};
    ways.set(key, { ...row, amount: amount + row.amount, payments: payments + row.payments });
  }
  return { days, ways: [...ways.values()].sort((a, b) => b.amount - a.amount) };
}

/** What went back to buyers. A chargeback that was won comes again. */
export async function returnedIn({ db, storeId, access }: Seller, range: DayRange): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(f.amount), 0)::bigint as amount
    from order_refunds f
    join stores s on s.id = f.store_id
    join orders o on o.store_id = f.store_id and o.id = f.order_id
    where f.store_id = ${storeId} and f.expires_at is null and ${within('f.created_at', range)}
      and ${OWN} ${branchFilter(access, 'user_store_id')}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** What buyers owe now, in an index of the orders to collect. */
export async function owedNow({
  db,
  storeId,
  access,
}: Seller): Promise<Pick<OrderMoneyFigures, 'owed' | 'owed_orders'>> {
  const { rows } = await sql<Pick<OrderMoneyFigures, 'owed' | 'owed_orders'>>`
    select coalesce(sum(o.owed) filter (where ${OWN}), 0)::bigint as owed, count(*)::bigint as owed_orders
    from orders o join stores s on s.id = o.store_id
    where o.store_id = ${storeId} and o.to_collect = 1 ${branchFilter(access, 'user_store_id')}`.execute(db);
  return rows[0] ?? { owed: 0, owed_orders: 0 };
}

/** `GET /orders/money`: what came in a range of days, by day and way, beside what is owed now (docs/decisions/0084). */
const moneyRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/money',
  operationId: 'getOrdersMoney',
  summary:
    'What the store received in a range of days, by day and way, what it gave back, and what is owed now',
  access: { permission: 'orders.read' },
  query: RANGE_QUERY,
  refusals: ['invalid_range'],
  answers: { 200: { description: 'The figures; a day without a payment is left out', schema: ORDER_MONEY } },
  handle: async ({ ports, storeId, access, query }) => {
    const range = readRange(query);
    return ports.database.readReplica(storeId, async (db) => {
      const seller = { db, storeId, access };
      const { currency } = await readStoreSettings(db, storeId);
      const { days, ways } = await receivedBy(seller, range);
      const body: OrderMoneyFigures = {
        received: ways.reduce((sum, { amount }) => sum + amount, 0),
        returned: await returnedIn(seller, range),
        days: [...days].map(([date, amount]) => ({ date, amount })),
        ways,
        ...(await owedNow(seller)),
        currency,
      };
      return { status: 200, body };
    });
  },
};

/** Orders that are worth nothing any more. */
const NO_SALE = ORDER_STATUS_IDS.filter((status) => !countsAsSale(status));

/** Orders whose amounts are added up; of more, nothing is said (docs/decisions/0049). */
const MOST_SUMMED = 10_000;

/** `GET /orders/sums`: what the orders of a selection are worth, and what of it came and is missing. */
const sumsRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/sums',
  operationId: 'getOrdersSums',
  summary:
    'The total of the orders that a list of the same filters has, with what was received and what is owed',
  access: { permission: 'orders.read' },
  anyQuery: true,
  refusals: ['unknown_parameter', 'invalid_parameter'],
  answers: {
    200: {
      description: `In the store's currency; null where the list has more than ${MOST_SUMMED} orders. Takes the filters of the list of orders`,
      schema: LIST_SUMS,
    },
  },
  handle: async ({ ports, storeId, access, query }) => {
    const orders = resourceNamed(ports, 'orders');
    checkQuery(query, selectionParameters(orders));
    const selection = readSelection(orders, query, access);
    return ports.database.readReplica(storeId, async (db) => {
      const statement = new Statement();
      const where = whereOf(orders, storeId, selection, statement);
      const [row] = await statement.run<Record<keyof ListSums | 'found', number>>(
        db,
        `with found as (select t.* from orders t where ${where} limit ${MOST_SUMMED + 1})
        select count(*)::bigint as found, count(*) filter (where own)::bigint as orders,
          coalesce(sum(total) filter (where own and sale), 0)::bigint as total,
          coalesce(sum(received) filter (where own and sale), 0)::bigint as received,
          coalesce(sum(owed) filter (where own and sale), 0)::bigint as owed
        from (
          select f.total, coalesce(f.paid, 0) - coalesce(f.refunded, 0) as received, f.owed,
            f.order_status_id not in (${NO_SALE.join()}) as sale, coalesce(f.currency, s.currency) = s.currency as own
          from found f join stores s on s.id = f.store_id
        ) sums`,
      );
      if (row === undefined || row.found > MOST_SUMMED) return { status: 200, body: { sums: null } };
      const { orders: n, total, received, owed } = row;
      const sums: ListSums = { orders: n, total, received, owed };
      return { status: 200, body: { sums } };
    });
  },
};

const MOST_DEBTORS = 200;

/**
 * `GET /orders/debtors`: who owes, whose debt is the oldest first. Buyers without a client of the store are known by
 * their number, as the orders themselves have it.
 */
const debtorsRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/debtors',
  operationId: 'listOrderDebtors',
  summary: 'Who owes how much for which orders, and since when; the oldest debt first',
  access: { permission: 'orders.read' },
  query: {
    'customer_id.in': {
      type: 'string',
      pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$',
      description: 'Of these clients alone.',
    },
  },
  answers: {
    200: {
      description: `The first ${MOST_DEBTORS} of them, in the store's currency`,
      schema: { type: 'array', maxItems: MOST_DEBTORS, items: DEBTOR },
    },
  },
  handle: async ({ ports, storeId, access, query }) => {
    const customers = query.get('customer_id.in')?.split(',').map(Number);
    const ofSome = customers === undefined ? sql`` : sql`and o.customer_id = any(${customers}::bigint[])`;
    const { rows } = await ports.database.readReplica(storeId, (db) =>
      sql<Omit<Debtor, 'since'> & { since: Date }>`
        select o.customer_id,
          (array_agg(nullif(concat_ws(' ', o.customer ->> 'first_name', o.customer ->> 'last_name'), '')
            order by o.date desc))[1] as name,
          (array_agg(o.customer ->> 'phone_number' order by o.date desc))[1] as phone_number,
          sum(o.owed)::bigint as owed, array_agg(o.sequence order by o.date, o.id) as orders, min(o.date) as since
        from orders o join stores s on s.id = o.store_id
        where o.store_id = ${storeId} and o.to_collect = 1 and o.owed > 0 and ${OWN}
          ${branchFilter(access, 'user_store_id')} ${ofSome}
        group by o.customer_id,
          case when o.customer_id is null then coalesce(o.customer ->> 'phone_number', o.id::text) end
        order by since, o.customer_id limit ${MOST_DEBTORS}`.execute(db),
    );
    const body = rows.map(({ since, ...row }): Debtor => ({ ...row, since: since.toISOString() }));
    return { status: 200, body };
  },
};

export const moneyRoutes: StoreRoute[] = [moneyRoute, sumsRoute, debtorsRoute];
