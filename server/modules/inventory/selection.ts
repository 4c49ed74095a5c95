import {
  COUNT_STATES,
  INVENTORY_SORTS,
  STOCK_STATES,
  type InventorySort,
} from '../../../domain/stock/inventory-row.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { parameterError } from '../../http/query.ts';
import type { ShelfSelection } from './shelves-statement.ts';

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
