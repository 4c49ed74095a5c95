/** Bodies of spec 2 §7 that name the fields of an order differently, and their translation to the schema's fields. */
import type { PRODUCTS } from '../../../domain/orders/manual-order-body.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { FieldErrors } from '../../errors.ts';
import type { Input } from '../../resources/record-types.ts';
import { withFields } from '../../resources/with-fields.ts';

/** Throws `invalid` at the price that is no whole multiple of its quantity. */
export function linesOf(products: FromSchema<typeof PRODUCTS>): Input<'orders'>['order_details'] {
  const errors: FieldErrors = {};
  const lines = products.map((product, at) => {
    const unit = product.price / product.quantity;
    if (!Number.isInteger(unit))
      errors[`products.${at}.price`] = { key: 'multipleOf', args: { multipleOf: product.quantity } };
    return withFields(product, { price: unit });
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return lines;
}

/** Field errors under the names that the caller used: `products.1.quantity`, `shipping_information.city`. */
export async function namingFields<T>(names: Record<string, string>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors === undefined) throw error;
    const errors = Object.fromEntries(
      Object.entries(error.errors).map(([source, fault]) => [renamed(source, names), fault]),
    );
    throw new ApiError(error.code, { errors, details: error.details, cause: error });
  }
}

function renamed(source: string, names: Record<string, string>): string {
  const found = Object.entries(names).find(([name]) => source === name || source.startsWith(`${name}.`));
  return found === undefined ? source : found[1] + source.slice(found[0].length);
}

/** Throws `invalid` at each of the sources: the body leaves them open. */
export function requireAll(sources: readonly string[]): void {
  const [first] = sources;
  if (first !== undefined)
    throw invalid(Object.fromEntries(sources.map((source) => [source, { key: 'required' }])));
}
