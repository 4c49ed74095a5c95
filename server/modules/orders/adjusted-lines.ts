import { sql } from 'kysely';

/**
 * What the sums by product count too much of the orders in `touched`, line by line: `units` and `sales`, below zero.
 * `soldLines` of domain/orders/sold-lines.ts is the rule; a test compares the two. To be put after `with touched as (…)`,
 * whose rows are orders.
 */
export const ADJUSTED = sql`
  back as (
    select f.store_id, (l ->> 'id')::bigint as line, sum((l ->> 'quantity')::bigint) as units
    from touched t
    join order_refunds f on f.store_id = t.store_id and f.order_id = t.id
    cross join jsonb_array_elements(f.lines) l
    group by 1, 2
  ), line as (
    select l.store_id, l.parent_id, l.id, coalesce(l.product_id, 0) as product_id,
      case when l.product_id is null then coalesce(l.name, '') else '' end collate "C" as name,
      l.quantity::numeric * coalesce(l.price, 0) as gross, coalesce(l.price, 0)::numeric as price,
      least(l.quantity, coalesce(b.units, 0))::numeric as came,
      coalesce(t.total, 0)::numeric as total, coalesce(t.discount, 0)::numeric as discount,
      coalesce(t.total, 0) - order_sale(t.total, t.paid, t.refunded) as back
    from touched t
    join order_details l on l.store_id = t.store_id and l.parent_id = t.id
    left join back b on b.store_id = l.store_id and b.line = l.id
  ), priced as (
    select *, coalesce(greatest(0, 1 - discount / nullif(sum(gross) over whole, 0)), 0) as share
    from line window whole as (partition by store_id, parent_id)
  ), weighed as (
    select *, sum(came * price * share) over (partition by store_id, parent_id) as of_units from priced
  ), taken as (
    select *, least(back, of_units) as from_units from weighed
  ), adjusted as (
    select store_id, parent_id, id, product_id, name, -came as units,
      (gross * share - coalesce(came * price * share * from_units / nullif(of_units, 0), 0))
        * case when total > from_units then 1 - (back - from_units) / (total - from_units) else 1 end - gross as sales
    from taken
  )`;
