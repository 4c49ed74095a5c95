import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { writeOnce } from '../../resources/service.ts';
import { writeStore } from '../stores/module.ts';

const HIGHEST = 1_000_000;

const BODY = {
  type: 'object',
  properties: { low_stock: { type: 'integer', minimum: 0, maximum: HIGHEST } },
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
  body: BODY,
  answers: { 200: { description: 'The threshold', schema: BODY } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { low_stock } = context.body;
      await writeStore(write, { low_stock });
      return { status: 200, body: { low_stock } };
    }),
});
