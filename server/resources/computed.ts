import { MOST_ANSWERED_PRODUCTS, THUMBNAILS } from '../../domain/collections/tree.ts';
import type { Field, Resource } from '../../domain/schema/model.ts';
import { literal, quote } from '../db/ddl/identifiers.ts';

/** What an expression may depend on: whose it is, and whether one record is read or a page of them. */
export interface Reading {
  resource: Resource;
  detail: boolean;
}

type Expression = string | ((reading: Reading) => string);

/** How many products a collection has; the default one has all of them. */
export const TOTAL_PRODUCTS = `(case when t."default" = 1
    then (select coalesce(sum(c.n), 0)::bigint from row_counts c where c.store_id = t.store_id and c.table_name = 'products')
    else (select count(*) from products_collections_id l where l.store_id = t.store_id and l.target_id = t.id) end)`;

/**
 * Fields that are worked out when a record is read, by the `by` of their `x-computed`: SQL over the record's alias `t`,
 * for members of its items also over theirs, `i`. No write sets them. For numbers that many writers would otherwise
 * fight over, and for objects that ids stand for; what lists sort or filter by is computed at writing instead, by the
 * modules' hooks.
 */
const READ_EXPRESSIONS: Readonly<Record<string, Expression>> = {
  'collections.total_products': TOTAL_PRODUCTS,
  'collections.sub_collections': `(select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
      'picture_url', s.picture_url, 'default', s."default") order by s.position, s.id), '[]')
    from collections s where s.store_id = t.store_id and s.parent_id = t.id)`,
  'collections.products': (reading) => {
    const most = `order by n desc limit ${reading.detail ? MOST_ANSWERED_PRODUCTS : THUMBNAILS}`;
    return `(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'price', p.price,
      'created_at', ${isoText('p.created_at')}, 'product_images', ${picturesOf('p', reading)}) order by p.id desc), '[]')
    from (
      (select d.id as n from products d where t."default" = 1 and d.store_id = t.store_id ${most})
      union all
      (select l.parent_id as n from products_collections_id l
        where t."default" <> 1 and l.store_id = t.store_id and l.target_id = t.id ${most})
    ) found join products p on p.store_id = t.store_id and p.id = found.n)`;
  },
  'customers.lead_choice': ({ resource }) => choiceOf(resource, 'lead_id'),
  'customers.frequency_choice': ({ resource }) => choiceOf(resource, 'frequency_id'),
  'customers.orders': 't.quantity',
  'products.own_id': 'i.parent_id',
  'orders.user_store': `(select json_build_object('id', u.id, 'name', u.name, 'mobile_phone_number', u.mobile_phone_number)
    from user_stores u where u.store_id = t.store_id and u.id = t.user_store_id)`,
  'orders.order_status': ({ resource }) => choiceOf(resource, 'order_status_id'),
  'orders.shipping_order_status': ({ resource }) => choiceOf(resource, 'shipping_order_status_id'),
  'orders.payment_channel': ({ resource }) => choiceOf(resource, 'payment_channel_id', 'icon'),
  'orders.order_payment': ({ resource }) => `(case
    when coalesce(t.payment_channel_id::text, t.transaction_date::text, t.platform_reference) is not null
    then json_build_object('payment_channel', ${choiceOf(resource, 'payment_channel_id', 'icon')},
      'transaction_date', ${isoText('t.transaction_date')}, 'platform_reference', t.platform_reference) end)`,
  'orders.payment_ways': `(select coalesce(json_agg(w.way order by w.first), '[]')
    from (select p.way, min(p.id) as first from order_payments p
      where p.store_id = t.store_id and p.order_id = t.id and p.voided_at is null and p.expires_at is null
      group by p.way) w)`,
  'orders.product': (
    reading,
  ) => `(select json_build_object('id', p.id, 'name', p.name, 'sku', p.sku, 'price', p.price,
      'discount_price', p.discount_price, 'product_images', ${picturesOf('p', reading)}, 'product_options',
      coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name, 'order', o."order", 'options', o.options)
        order by o.position, o.id) from product_options o where o.store_id = p.store_id and o.parent_id = p.id), '[]'))
    from products p where p.store_id = i.store_id and p.id = i.product_id)`,
};

/** The SQL of a computed field, or undefined when its column holds it. */
export function readExpression(reading: Reading, field: Field): string | undefined {
  const by = field.schema['x-computed']?.by;
  const expression = by === undefined ? undefined : READ_EXPRESSIONS[by];
  return typeof expression === 'function' ? expression(reading) : expression;
}

/** As `Date.toISOString` writes it; made by the database, which costs less than a `Date` for each row. */
export function isoText(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The choice that a record has made, with its Spanish name; null without one. */
function choiceOf(resource: Resource, source: string, ...also: 'icon'[]): string {
  const field = resource.fields.find((one) => one.source === source);
  const column = `t.${quote(field?.column ?? source)}`;
  const cases = (field?.enum ?? []).map(({ value, label, icon = null }) => {
    const choice = { id: value, name: label.es, ...(also.includes('icon') && { icon }) };
    return `when ${typeof value === 'number' ? value : literal(value)} then ${literal(JSON.stringify(choice))}`;
  });
  return cases.length === 0 ? 'null' : `(case ${column} ${cases.join(' ')} end)::json`;
}

/** A page has the first picture of each product alone: what it shows. */
function picturesOf(alias: string, { detail }: Reading): string {
  return `coalesce((select json_agg(json_build_object('id', g.id, 'order', g."order", 'picture_url', g.picture_url,
      'task_process_id', g.task_process_id) order by g.position, g.id)
    from (select * from product_images f where f.store_id = ${alias}.store_id and f.parent_id = ${alias}.id
      order by f.position, f.id ${detail ? '' : 'limit 1'}) g), '[]')`;
}
