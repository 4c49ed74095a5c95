import { PRODUCT_THRESHOLD, STORE_THRESHOLD } from '../../../domain/stock/inventory-answers.ts';
import { pathId } from '../../http/authorise.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { lockRecord, updateRecord, writeOnce } from '../../resources/service.ts';
import { writeStore } from '../stores/module.ts';

/** `PUT /inventory/threshold`: at or below which quantity stock is low. */
export const setThreshold = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/inventory/threshold',
  operationId: 'setLowStock',
  summary: 'At or below which quantity stock is low, for the whole store',
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

/** `PUT /inventory/{productId}/threshold`: at or below which quantity a product is low; null follows the store. */
export const setProductThreshold = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/inventory/{productId}/threshold',
  operationId: 'setProductLowStock',
  summary: 'At or below which quantity the stock of one product is low, each of its variants included',
  access: { permission: 'products.edit_stock' },
  body: PRODUCT_THRESHOLD,
  answers: { 200: { description: 'The threshold', schema: PRODUCT_THRESHOLD } },
  handle: (context) => {
    const id = pathId(context.params, 'productId');
    return writeOnce(context, async (write) => {
      await lockRecord(write, 'products', id);
      const { low_stock } = context.body;
      await updateRecord(write, 'products', id, { low_stock });
      return { status: 200, body: { low_stock } };
    });
  },
});
