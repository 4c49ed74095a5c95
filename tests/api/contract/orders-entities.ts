/** Orders and clients as spec 1 §3 and spec 2 §3 write them. */
import type { ShapeOf } from './shape.ts';

export const PICTURE = { id: 'int', order: 'int?', picture_url: 'text', task_process_id: 'any' } as const;

export const OPTION = { name: 'text', order: 'int?', options: [{ name: 'text', value: 'text' }] } as const;

const USER_STORE = { id: 'int', name: 'text', mobile_phone_number: 'text' } as const;

const CHANNEL = { name: 'text', icon: 'text' } as const;

export const ORDER_CUSTOMER = {
  id: 'int',
  first_name: 'text',
  last_name: 'text?',
  phone_number: 'text',
  email: 'text?',
  document_type: 'text?',
  dni: 'text?',
} as const satisfies ShapeOf;

export const SHIPPING = {
  country_code: 'text',
  city_id: 'text?',
  address: 'text?',
  address_detail: 'text?',
  comments: 'text?',
} as const satisfies ShapeOf;

export const LINE = {
  id: 'int',
  price: 'number',
  quantity: 'int',
  sequence: 'int?',
  product: {
    id: 'int',
    name: 'text',
    sku: 'text',
    price: 'number',
    discount_price: 'number',
    product_images: [PICTURE],
    product_options: [OPTION],
  },
  order_item_option: 'any',
  product_variant_id: 'int?',
} as const satisfies ShapeOf;

/** One with a client, an address and a payment. */
export const ORDER = {
  id: 'int',
  sequence: 'int',
  created_at: 'text',
  date: 'text',
  comments: 'text?',
  shipping_cost: 'number',
  user_store_id: 'int',
  user_store: USER_STORE,
  order_status: { id: 'int', name: 'text' },
  order_status_id: 'int',
  shipping_order_status: { id: 'int', name: 'text' },
  shipping_order_status_id: 'int',
  order_payment: { payment_channel: CHANNEL, transaction_date: 'text?', platform_reference: 'text?' },
  payment_channel: CHANNEL,
  transaction_date: 'text?',
  platform_reference: 'text?',
  order_details: [LINE],
  customer: ORDER_CUSTOMER,
  shipping_information: SHIPPING,
} as const satisfies ShapeOf;

export const ANSWER = { id: 'any', title: 'text', type: 'text', response: 'any' } as const;

export const ORDER_COUNTERS = {
  order_shipping_counter: [{ id: 'int', status_name: 'text', quantity: 'int' }],
  order_status_counter: [{ id: 'int', status_name: 'text', quantity: 'int' }],
  user_stores: [{ id: 'int', mobile_phone_number: 'text' }],
} as const satisfies ShapeOf;
