import type { JsonSchema } from '../../../../domain/schema/vocabulary.ts';

const AMOUNT: JsonSchema = { type: 'integer', minimum: 0 };
const ID: JsonSchema = { type: 'integer', minimum: 0 };

/** `OrderPreview` of `domain/orders/edit-preview.ts`. */
export const PREVIEW: JsonSchema = {
  type: 'object',
  description: 'Whole pesos.',
  properties: {
    total_before: AMOUNT,
    subtotal: AMOUNT,
    discount: AMOUNT,
    shipping_cost: AMOUNT,
    total: AMOUNT,
    paid: { ...AMOUNT, description: 'What the buyer has paid; the change leaves it as it is.' },
    refunded: AMOUNT,
    still_to_pay: AMOUNT,
    to_return: { ...AMOUNT, description: 'Paid above the new total and not given back yet.' },
    stock: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          product_id: ID,
          product_variant_id: { ...ID, description: '0 is the product itself.' },
          name: { type: 'string' },
          delta: { type: 'integer', description: 'Negative: units that leave the shelf.' },
          left: { type: 'integer', description: 'Units on the shelf after it.' },
        },
        required: ['product_id', 'product_variant_id', 'name', 'delta', 'left'],
        additionalProperties: false,
      },
    },
  },
  required: [
    'total_before',
    'subtotal',
    'discount',
    'shipping_cost',
    'total',
    'paid',
    'refunded',
    'still_to_pay',
    'to_return',
    'stock',
  ],
  additionalProperties: false,
};
