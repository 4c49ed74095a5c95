import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { sql } from 'kysely';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';

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
      const { rows } = await sql<{ low_stock: number }>`
        select low_stock from stores where id = ${write.storeId} for no key update`.execute(write.tx.sql);
      const before = rows[0]?.low_stock;
      if (before !== low_stock) {
        await write.tx.sql.updateTable('stores').set({ low_stock }).where('id', '=', write.storeId).execute();
        await recordAudit(write, [
          {
            action: 'update',
            resource: 'stores',
            recordId: null,
            changes: { low_stock: [before, low_stock] },
          },
        ]);
      }
      return { status: 200, body: { low_stock } };
    }),
});
