/**
 * Fields that are worked out when a record is read, by the `by` of their `x-computed`: SQL over the record's alias `t`.
 * Their column is never written. For numbers that many writers would otherwise fight over; what lists sort or filter
 * by is computed at writing instead, by the modules' hooks.
 */
const READ_EXPRESSIONS: Readonly<Record<string, string>> = {
  'collections.total_products': `(case when t."default" = 1
    then (select coalesce(sum(c.n), 0)::bigint from row_counts c where c.store_id = t.store_id and c.table_name = 'products')
    else (select count(*) from products_collections_id l where l.store_id = t.store_id and l.target_id = t.id) end)`,
};

/** The SQL of a computed field, or undefined when its column holds it. */
export function readExpression(computedBy: string | undefined): string | undefined {
  return computedBy === undefined ? undefined : READ_EXPRESSIONS[computedBy];
}
