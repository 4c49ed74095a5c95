/** A manual order between its form and `POST /create-manual-order` (spec 2 §5, §7). Pure. */
import { formatLocal } from '../../../../domain/dates/local.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/places/countries.ts';
import { isValues } from '../../../generator/form/payload.ts';
import type { Values } from '../../../generator/form/payload.ts';
import { linesOf } from './order-line.ts';

/** Spec 2 §5: each has its 'Se requiere …'. */
export const REQUIRED: readonly string[] = [
  'date',
  'user_store_id',
  'order_status_id',
  'shipping_order_status_id',
  'customer.first_name',
  'customer.phone_number',
  'customer.email',
  'customer.dni',
  'shipping_information.country_code',
  'shipping_information.city_id',
  'shipping_information.address',
  'shipping_cost',
];

/** What a new order starts with over the defaults of the schema. */
export function startOfOrder(now: Date): Values {
  return {
    date: now.toISOString(),
    order_details: [],
    shipping_cost: 0,
    customer: { document_type: 'CC' },
    shipping_information: { country_code: DEFAULT_COUNTRY },
  };
}

/** A registered customer as the order keeps them, and where their orders go to. */
export function fromCustomer(customer: Values): { customer: Values; shipping: Values } {
  const {
    id,
    first_name,
    last_name,
    phone_number,
    email,
    document_type,
    dni,
    city_id,
    address,
    address_line,
  } = customer;
  return {
    customer: { id, first_name, last_name, phone_number, email, document_type: document_type ?? 'CC', dni },
    shipping: { country_code: DEFAULT_COUNTRY, city_id, address, address_detail: address_line },
  };
}

/** The body of the call. `zone` is the store's. */
export function manualOrderBody(values: Values, zone: string): Values {
  const customer = group(values.customer);
  const shipping = group(values.shipping_information);
  return {
    comments: values.comments ?? null,
    customer: filled({
      id: customer.id,
      first_name: customer.first_name,
      last_name: customer.last_name,
      phone_number: customer.phone_number,
      document_type: customer.document_type,
      dni: customer.dni,
      email: customer.email,
    }),
    date: `${formatLocal(new Date(String(values.date)), zone).slice(0, 16)}:00`,
    order_status_id: values.order_status_id,
    products: linesOf(values.order_details).map(({ product_id, product_variant_id, quantity, price }) => ({
      product_id,
      product_variant_id,
      quantity,
      price: price * quantity,
    })),
    ...filled({ sales_channel: values.sales_channel }),
    shipping_cost: values.shipping_cost,
    shipping_information: filled({
      country: shipping.country_code,
      city: shipping.city_id,
      address: shipping.address,
      address_detail: shipping.address_detail,
      comments: shipping.comments,
    }),
    shipping_order_status_id: values.shipping_order_status_id,
    user_store_id: values.user_store_id,
  };
}

const FORM_NAMES: Readonly<Record<string, string>> = {
  products: 'order_details',
  'shipping_information.city': 'shipping_information.city_id',
  'shipping_information.country': 'shipping_information.country_code',
};

/** Where the form holds what the call names: `products.1.quantity` is `order_details.1.quantity`. */
export function formSource(source: string): string {
  const named = Object.entries(FORM_NAMES).find(([name]) => source === name || source.startsWith(`${name}.`));
  return named === undefined ? source : named[1] + source.slice(named[0].length);
}

function group(value: unknown): Values {
  return isValues(value) ? value : {};
}

function filled(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
