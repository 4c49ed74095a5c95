import { closedObject, FROM_ZERO } from '../../../domain/schema/schema-parts.ts';
import { SHELF_PRICE, type ShelfPrice } from '../../../domain/stock/inventory-answers.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Input, Stored } from '../../resources/record-types.ts';
import { lockRecords, updateRecord, writeOnce } from '../../resources/service.ts';
import { pathShelf, shelfId, type ShelfKey } from './shelf.ts';

const BODY = closedObject({ price: FROM_ZERO, seen: FROM_ZERO });

/**
 * `PUT /inventory/{productId}/{variantId}/price`: the price of a product or variant, whole pesos. Refused with
 * `changed_since` and the `price` as it is now when it is not the one that was `seen`.
 */
export const setPrice = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/inventory/{productId}/{variantId}/price',
  operationId: 'setShelfPrice',
  summary: 'Set the price of a product or variant',
  access: { permission: 'products.edit_price' },
  body: BODY,
  refusals: ['changed_since'],
  answers: {
    200: { description: 'The price now', schema: SHELF_PRICE },
  },
  handle: (context) => {
    const key = pathShelf(context.params);
    const { price, seen } = context.body;
    return writeOnce(context, async (write) => {
      const [product] = await lockRecords(write, 'products', [key.product_id]);
      const current = product === undefined ? undefined : priceOf(product, key);
      if (product === undefined || current === undefined) throw new ApiError('not_found');
      if (current !== seen && current !== price)
        throw new ApiError('changed_since', {
          errors: { price: { key: 'moved', args: { now: current } } },
          details: { price: current },
        });
      await atPrice(() => updateRecord(write, 'products', product.id, withPrice(product, key, price)));
      const body: ShelfPrice = { id: shelfId(key), price };
      return { status: 200, body };
    });
  },
});

function priceOf(product: Stored<'products'>, { product_variant_id }: ShelfKey): number | undefined {
  const { product_variants: variants } = product;
  if (product_variant_id === 0) return variants.length === 0 ? product.price : undefined;
  return variants.find(({ id }) => id === product_variant_id)?.price;
}

function withPrice(
  product: Stored<'products'>,
  { product_variant_id }: ShelfKey,
  price: number,
): Input<'products'> {
  if (product_variant_id === 0) return { price };
  return {
    product_variants: product.product_variants.map((variant) =>
      variant.id === product_variant_id ? { ...variant, price } : variant,
    ),
  };
}

/** Whatever is wrong with the record is shown where the price was typed. */
async function atPrice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
    const [fault] = Object.entries(error.errors ?? {});
    if (fault === undefined) throw error;
    const [source, complaint] = fault;
    const errors: FieldErrors = {
      price: source.endsWith('discount_price') ? { key: 'price_not_higher' } : complaint,
    };
    throw Object.assign(invalid(errors), { cause: error });
  }
}
