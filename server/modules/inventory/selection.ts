import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import {
  COUNT_STATES,
  INVENTORY_SORTS,
  STOCK_STATES,
  type InventorySort,
} from '../../../domain/stock/inventory-answers.ts';
import { normalised } from '../../db/ddl/search.ts';
import { parameterError } from '../../http/query.ts';
import type { Statement } from '../../resources/statement.ts';

/** Which shelves, in which order. */
export interface ShelfSelection {
  words: readonly string[];
  states: readonly string[];
  products: readonly number[];
  counted: readonly string[];
  sort: { by: InventorySort; descending: boolean };
}

/**
 * What is searched of a product without the codes of its variants, which end it: a code finds its own variant alone. Made
 * once for each product.
 */
const WITHOUT_VARIANTS = `left(search_text, length(search_text) - length(${normalised('product_variants_text collate "C"')}))`;

/**
 * A common table expression `shelves`: each product without variants and each variant of the store, with its state and
 * its line in the open count. The store's id is `$1`.
 * @param searching whether `conditionsOf` looks into the texts
 */
export function shelvesOf(store: string, searching = false): string {
  const state = `case when s.quantity is null then 'uncounted' when s.quantity = 0 then 'out'
      when s.quantity <= coalesce(s.low_stock, (select low_stock from stores where id = ${store})) then 'low' else 'enough' end`;
  return `shelf as (
    select p.id as product_id, 0::bigint as variant_id, 0 as place, p.name, p.sku, p.price,
      p.quantity_available as quantity, p.low_stock, p.search_text, '' as own_text
    from products p
    where p.store_id = ${store}
      and not exists (select from product_variants v where v.store_id = p.store_id and v.parent_id = p.id)
    union all
    select p.id, v.id, v.position, p.name, v.sku, v.price, v.quantity, p.low_stock,
      ${searching ? 'p.name_text' : "''"},
      ${searching ? normalised(`concat_ws(E'\\n', coalesce(v.name, v.key), v.sku, v.barcode) collate "C"`) : "''"}
    from product_variants v join (
      select id, name, low_stock${searching ? `, ${WITHOUT_VARIANTS} as name_text` : ''}
      from products where store_id = ${store} ${searching ? 'offset 0' : ''}
    ) p on p.id = v.parent_id
    where v.store_id = ${store}
  ), shelves as (
    select s.*, ${state} as state, l.counted, l.expected
    from shelf s
    left join stock_counts c on c.store_id = ${store} and c.closed_at is null
    left join stock_count_lines l on l.store_id = ${store} and l.count_id = c.id
      and l.product_id = s.product_id and l.product_variant_id = s.variant_id
  )`;
}

const COUNTED: Readonly<Record<string, string>> = {
  pending: 's.counted is null',
  counted: 's.counted is not null',
  different: 's.counted is not null and s.counted is distinct from s.expected',
};

/** Conditions over alias `s`. Every word of the search occurs in the product or in the variant. */
export function conditionsOf(selection: ShelfSelection, statement: Statement): string {
  const { words, states, products, counted } = selection;
  const conditions = words.map((word) => {
    const typed = `(select ${normalised(`${statement.bind(word)}::text collate "C"`)})`;
    return `(strpos(s.search_text, ${typed}) > 0 or strpos(s.own_text, ${typed}) > 0)`;
  });
  if (states.length > 0) conditions.push(`s.state = any(${statement.bind(states)}::text[])`);
  if (products.length > 0) conditions.push(`s.product_id = any(${statement.bind(products)}::bigint[])`);
  if (counted.length > 0)
    conditions.push(`(${counted.map((state) => COUNTED[state] ?? 'false').join(' or ')})`);
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

/** What is unknown comes last; the variants of one product stay together in their order. */
export function orderOf({ sort }: ShelfSelection): string {
  const direction = sort.descending ? 'desc' : 'asc';
  return `s.${sort.by} ${direction} nulls last, s.product_id, s.place, s.variant_id`;
}

const MOST_WORDS = 20;
const MOST_PRODUCTS = 100;

function choices(values: readonly string[]): string {
  return `^(${values.join('|')})(,(${values.join('|')}))*$`;
}

/** Query keys of the list, in the dialect of the generated lists. */
export const INVENTORY_PARAMETERS: Record<string, JsonSchema> = {
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  page: { type: 'integer', minimum: 1, default: 1, description: '1-based; beyond the end is an empty page.' },
  sort: {
    type: 'string',
    enum: INVENTORY_SORTS.flatMap((by) => [`${by},asc`, `${by},desc`]),
    description: 'Field and direction; by name when left out.',
  },
  search: {
    type: 'string',
    maxLength: 200,
    description: 'Words, all of which must occur in the product or the variant; accents do not matter.',
  },
  'state.in': {
    type: 'string',
    maxLength: 200,
    pattern: choices(STOCK_STATES),
    description: `Any of ${STOCK_STATES.join(', ')}.`,
  },
  'counted.in': {
    type: 'string',
    maxLength: 200,
    pattern: choices(COUNT_STATES),
    description: `Any of ${COUNT_STATES.join(', ')}, of the open count.`,
  },
  'product_id.in': {
    type: 'string',
    maxLength: 2000,
    pattern: String.raw`^\d{1,15}(,\d{1,15})*$`,
    description: 'Any of these products.',
  },
};

/** @throws ApiError `invalid_parameter` */
export function readShelfSelection(query: URLSearchParams): ShelfSelection {
  const list = (key: string): string[] => query.get(key)?.split(',') ?? [];
  const products = list('product_id.in').map(Number);
  if (products.length > MOST_PRODUCTS)
    throw parameterError('invalid_parameter', 'product_id.in', {
      key: 'maxItems',
      args: { limit: MOST_PRODUCTS },
    });
  const [by, direction] = query.get('sort')?.split(',') ?? [];
  return {
    words: (query.get('search') ?? '')
      .split(/\s+/u)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS),
    states: list('state.in'),
    products,
    counted: list('counted.in'),
    sort: { by: sortOf(by), descending: direction === 'desc' },
  };
}

function sortOf(name: string | undefined): InventorySort {
  return INVENTORY_SORTS.find((sort) => sort === name) ?? 'name';
}

/** @throws ApiError `invalid_parameter` for a page that no list can have */
export function readSlice(query: URLSearchParams, usual: number): { limit: number; offset: number } {
  const limit = Number(query.get('limit') ?? usual);
  const offset = (Number(query.get('page') ?? 1) - 1) * limit;
  if (!Number.isSafeInteger(offset)) throw parameterError('invalid_parameter', 'page', { key: 'maximum' });
  return { limit, offset };
}
