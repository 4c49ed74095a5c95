import { paidBounds } from '../../../domain/orders/due.ts';
import { paidOf } from '../../../domain/orders/refunds.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { component } from '../../resources/routes/describe.ts';
import { applyUpdate, lockRecords, writeOnce } from '../../resources/service.ts';
import { withFields } from '../../resources/with-fields.ts';
import { orderAnswer } from './answer.ts';

const AMOUNT = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;

const BODY = {
  type: 'object',
  properties: {
    paid: { ...AMOUNT, description: 'What the buyer has paid by now, in whole pesos' },
    was: { ...AMOUNT, description: 'What the order said before, as it was read' },
  },
  required: ['paid', 'was'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/**
 * `PUT /orders/{id}/paid`: money for a paid order that an edit has made dearer, or the correction of a mistake. `was`
 * keeps two phones from writing down the same money twice.
 */
export const setPaid = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/orders/{id}/paid',
  operationId: 'setOrderPaid',
  summary: 'Write down what the buyer has paid of an order that is paid',
  tags: ['orders'],
  access: { permission: 'orders.mark_paid' },
  body: BODY,
  refusals: ['changed_since'],
  answers: {
    200: { description: 'The order after it', schema: component('Orders') },
    409: { description: 'It says another amount by now: `changed_since`' },
    422: { description: 'Less than what went back, more than the total, or an order that is not paid' },
  },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    const { paid, was } = context.body;
    return writeOnce(context, async (write) => {
      const [order] = await lockRecords(write, 'orders', [id]);
      if (order === undefined) throw new ApiError('not_found');
      const bounds = paidBounds(order);
      if (bounds === null) throw invalid({ paid: { key: 'not_paid' } });
      if (paidOf(order) !== was) throw new ApiError('changed_since');
      if (paid < bounds.minimum) throw invalid({ paid: { key: 'minimum', args: { limit: bounds.minimum } } });
      if (paid > bounds.maximum) throw invalid({ paid: { key: 'maximum', args: { limit: bounds.maximum } } });
      return orderAnswer(
        write,
        await applyUpdate(write, 'orders', order, withFields(order, { paid }), 'collect'),
      );
    });
  },
});
