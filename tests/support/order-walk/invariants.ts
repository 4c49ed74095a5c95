import { sql } from 'kysely';
import { unbalanced, wrongMoney } from '../../api/stock/invariant.ts';
import type { Shop } from '../../api/orders/shop.ts';
import type { Answered } from './calls.ts';

/** Shelves that are there, and below zero, or of which orders took other units than they hold. */
async function wrongShelves({ database, storeId }: Shop): Promise<object[]> {
  const { rows } = await database.read(storeId, (db) =>
    sql<object>`
      with held as (
        select d.product_id, coalesce(d.product_variant_id, 0) as variant, sum(d.quantity - d.restocked) as units
        from order_details d
        join orders o on o.store_id = d.store_id and o.id = d.parent_id and o.holds_stock = 1
        where d.store_id = ${storeId} group by 1, 2
      ), taken as (
        select product_id, product_variant_id as variant, -sum(delta) as units, min(quantity_after) as lowest
        from stock_movements where store_id = ${storeId} and order_id is not null group by 1, 2
      ), shelf as (
        select id as product_id, 0::bigint as variant from products where store_id = ${storeId}
        union all
        select parent_id, id from product_variants where store_id = ${storeId}
      )
      select *, held.units as held_units, taken.units as taken_units
      from shelf left join held using (product_id, variant) left join taken using (product_id, variant)
      where coalesce(held.units, 0) <> coalesce(taken.units, 0) or taken.lowest < 0`.execute(db),
  );
  return rows;
}

/**
 * Orders that hold their units although they are cancelled, or do not although they are open or paid; and lines with
 * more units back than were sold, or than refunds put back.
 */
async function wrongHolding({ database, storeId }: Shop): Promise<object[]> {
  const { rows } = await database.read(storeId, (db) =>
    sql<object>`
      with back as (
        select (l ->> 'id')::bigint as line, sum((l ->> 'quantity')::bigint) as units
        from order_refunds f, jsonb_array_elements(f.lines) l
        where f.store_id = ${storeId} and f.restocked group by 1
      )
      select 'order' as what, id, order_status_id as is, holds_stock as holds from orders
      where store_id = ${storeId} and order_status_id <> 5 and holds_stock <> (order_status_id <> 3)::int
      union all
      select 'line', d.id, d.quantity, d.restocked from order_details d left join back b on b.line = d.id
      where d.store_id = ${storeId} and d.restocked not between 0 and least(d.quantity, coalesce(b.units, 0))`.execute(
      db,
    ),
  );
  return rows;
}

/** Orders without lines, and rows that name no row of their own store. */
async function loose({ database, storeId }: Shop): Promise<object[]> {
  const { rows } = await database.read(storeId, (db) =>
    sql<object>`
      select 'order without lines' as what, o.id from orders o
      where o.store_id = ${storeId}
        and not exists (select from order_details d where d.store_id = o.store_id and d.parent_id = o.id)
      union all
      select 'order of no branch', o.id from orders o
      left join user_stores u on u.store_id = o.store_id and u.id = o.user_store_id
      where o.store_id = ${storeId} and u.id is null
      union all
      select 'line of no product', d.id from order_details d
      left join products p on p.store_id = d.store_id and p.id = d.product_id
      where d.store_id = ${storeId} and d.product_id is not null and p.id is null
      union all
      select 'line without its name', d.id from order_details d
      where d.store_id = ${storeId} and coalesce(d.name, '') = ''
      union all
      select 'variant of another product', d.id from order_details d
      join product_variants v on v.store_id = d.store_id and v.id = d.product_variant_id
      where d.store_id = ${storeId} and d.product_id is not null and v.parent_id <> d.product_id
      union all
      select 'order of no client', o.id from orders o
      left join customers c on c.store_id = o.store_id and c.id = o.customer_id
      where o.store_id = ${storeId} and o.customer_id is not null and c.id is null
      union all
      select 'client with other orders', c.id from customers c
      where c.store_id = ${storeId} and c.quantity <> (
        select count(*) from orders o
        where o.store_id = c.store_id and o.customer_id = c.id and o.order_status_id <> 3
      )`.execute(db),
  );
  return rows;
}

/** What the provider reported of one payment had more than one effect, or has had none by now. */
async function wrongPayments({ database, storeId }: Shop): Promise<object[]> {
  const { rows } = await database.read(storeId, (db) =>
    sql<object>`
      select 'entered twice' as what, attempt_id, state, count(*) as n from payments
      where store_id = ${storeId} group by provider, attempt_id, state, refunded_cents having count(*) > 1
      union all
      select 'order changed twice', n.attempt_id, '', count(*) from audit a
      join payment_notifications n on n.store_id = a.store_id and a.request_id = 'payment-' || n.id
      where a.store_id = ${storeId} and a.resource = 'orders'
        -- A refund may also end the review of what was too much, which changes nothing of the order.
        and a.action <> 'review'
      group by n.id, n.attempt_id having count(*) > 1
      union all
      select 'order changed without an entry', n.attempt_id, '', 1 from audit a
      join payment_notifications n on n.store_id = a.store_id and a.request_id = 'payment-' || n.id
      where a.store_id = ${storeId} and a.resource = 'orders' and not exists (
        select from payments p where p.store_id = n.store_id and p.notification_id = n.id
      )
      union all
      select 'waits', attempt_id, state, 1 from payment_notifications
      where store_id = ${storeId} and state = 'waiting'`.execute(db),
  );
  return rows;
}

/** Neither an import's own calls, nor a link to pay, nor a provider's report changes a record by itself. */
const NO_RECORD: ReadonlySet<Answered['act']> = new Set([
  'import',
  'import products',
  'charge',
  'pay late',
  'provider refund',
  'dispute',
]);

/** Every write that was done is in the log once, whatever was repeated; one that was refused is not in it. */
async function wrongLog({ database, storeId }: Shop, answered: readonly Answered[]): Promise<object[]> {
  const { rows } = await database.read(storeId, (db) =>
    sql<{ key: string; n: number }>`
      select request_id || kind as key, max(n)::int as n from (
        select request_id, case when action in ('proof', 'review') then ' ' || action else '' end as kind, count(*) as n
        from audit where store_id = ${storeId} and resource in ('orders', 'products', 'customers')
        group by request_id, action, record_id
      ) entries group by 1`.execute(db),
  );
  const logged = new Map(rows.map(({ key, n }) => [key, n]));
  return answered.flatMap((write) => {
    const { act, requestId, status } = write;
    if (NO_RECORD.has(act)) return [];
    // A payment by hand approves each proof that waits, and what leaves nothing to give back ends the reviews of what
    // was too much: those entries are of the proofs and of the reports.
    const kind = act === 'attach' || act === 'detach' ? ' proof' : '';
    const times = logged.get(`${requestId}${kind}`) ?? 0;
    // The log has no status that the order had already. Nor has it an order that cannot return for want of stock.
    const may =
      status >= 300 ? [0] : ['pay', 'collect', 'cancel', 'reopen', 'undo'].includes(act) ? [0, 1] : [1];
    return may.includes(times) ? [] : [{ ...write, times }];
  });
}

/** What breaks I1 to I6 of a store; empty while all hold. */
export async function broken(
  shop: Shop,
  answered: readonly Answered[],
  wrongFiles: () => Promise<object[]>,
): Promise<Record<string, object[]>> {
  const found = {
    ledger: await unbalanced(shop.database, shop.storeId),
    shelves: await wrongShelves(shop),
    holding: await wrongHolding(shop),
    money: await wrongMoney(shop.database, shop.storeId),
    payments: await wrongPayments(shop),
    loose: await loose(shop),
    files: await wrongFiles(),
    log: await wrongLog(shop, answered),
    failures: answered.filter(({ status }) => status >= 500),
    sold_when_gone: answered.filter(({ status, late }) => late && status < 300),
  };
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, rows]) => rows.length > 0)
      .map(([name, rows]) => [name, rows.slice(0, 5)]),
  );
}
