import { offersOf } from '../../../../domain/orders/order-lines.ts';
import type { OrderLine } from '../../../../domain/orders/order-lines.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/places/countries.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { blankCustomer } from './manual-order.ts';
import type { ManualOrder } from './manual-order.ts';

type Copied = Pick<
  ManualOrder,
  | 'customer'
  | 'shipping_information'
  | 'order_details'
  | 'shipping_cost'
  | 'sales_channel'
  | 'comments'
  | 'user_store_id'
>;

/**
 * An order as the beginning of a new one: the same buyer, address and products, at today's prices. Date, states and
 * agreed prices stay with the old one. `gone` names the lines that are no longer sold.
 * @param ofStore ISO code of the store's currency
 */
export function copiedOrder(
  order: Order,
  products: readonly Product[],
  ofStore: string | undefined,
): { values: Copied; gone: string[] } {
  const gone: string[] = [];
  const offers = products.flatMap(offersOf);
  const order_details = order.order_details.flatMap((line): OrderLine[] => {
    const offer = offers.find(
      ({ product_id, product_variant_id }) =>
        product_id === line.product_id && product_variant_id === (line.product_variant_id || null),
    );
    if (offer !== undefined) return [{ ...offer, quantity: line.quantity }];
    gone.push(line.name ?? '');
    return [];
  });
  const values: Copied = {
    customer: isErased(order)
      ? blankCustomer()
      : { ...blankCustomer(), ...order.customer, id: order.customer_id },
    shipping_information: { country_code: DEFAULT_COUNTRY, ...order.shipping_information },
    order_details,
    // An amount of another currency says nothing of what the shipping costs now.
    ...((order.currency ?? ofStore) === ofStore && { shipping_cost: order.shipping_cost }),
    sales_channel: order.sales_channel,
    comments: order.comments,
    user_store_id: order.user_store_id,
  };
  return { values, gone };
}

/** A registered client has a phone number until their data is erased; an erased one takes no order. */
function isErased({ customer_id: id, customer }: Order): boolean {
  return id !== null && !customer?.phone_number;
}
