import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { HIGHEST_QUANTITY } from '../../../domain/stock/inventory-row.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { lockRecords, updateRecord, writeOnce } from '../../resources/service.ts';
import { writeStore } from '../stores/module.ts';

const HIGHEST_OF_STORE = 1_000_000;

const STORE_THRESHOLD = {
  type: 'object',
  properties: { low_stock: { type: 'integer', minimum: 0, maximum: HIGHEST_OF_STORE } },
  required: ['low_stock'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** `PUT /inventory/threshold`: at or below which quantity stock is low. */
export const setThreshold = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/inventory/threshold',
  operationId: 'setLowStock',
  summary: 'At or below which quantity stock is low, for the whole store',
  tags: ['inventory'],
  access: { permission: 'products.edit_stock' },
  body: STORE_THRESHOLD,
  answers: { 200: { description: 'The threshold', schema: STORE_THRESHOLD } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { low_stock } = context.body;
      await writeStore(write, { low_stock });
      return { status: 200, body: { low_stock } };
    }),
});

const PRODUCT_THRESHOLD = {
  type: 'object',
  properties: { low_stock: { type: ['integer', 'null'], minimum: 0, maximum: HIGHEST_QUANTITY } },
  required: ['low_stock'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** `PUT /inventory/{productId}/threshold`: at or below which quantity a product is low; null follows the store. */
export const setProductThreshold = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/inventory/{productId}/threshold',
  operationId: 'setProductLowStock',
  summary: 'At or below which quantity the stock of one product is low, each of its variants included',
  tags: ['inventory'],
  access: { permission: 'products.edit_stock' },
  body: PRODUCT_THRESHOLD,
  answers: { 200: { description: 'The threshold', schema: PRODUCT_THRESHOLD } },
  handle: (context) => {
    const id = pathId(context.params, 'productId');
    return writeOnce(context, async (write) => {
      const [product] = await lockRecords(write, 'products', [id]);
      if (product === undefined) throw new ApiError('not_found');
      const { low_stock } = context.body;
      await updateRecord(write, 'products', id, { low_stock });
      return { status: 200, body: { low_stock } };
    });
  },
});
