import { readAnswers, type TypedAnswers } from '../../../../domain/checkout-form/answers.ts';
import { formatLocal } from '../../../../domain/dates/local.ts';
import type { ManualOrderBody } from '../../../../domain/orders/manual-order-body.ts';
import type { PaymentWay } from '../../../../domain/orders/order-payments.ts';
import { offersOf, type OrderLine } from '../../../../domain/orders/order-lines.ts';
import { ORDER_STATUS } from '../../../../domain/orders/statuses.ts';
import { proposeShipping, type ShippingSettings } from '../../../../domain/orders/shipping-zones.ts';
import { lineTotal } from '../../../../domain/orders/totals.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/places/countries.ts';
import type { Unchecked } from '../../../../domain/schema/from-schema.ts';
import type { Customer } from '../../../../generated/customers/types.ts';
import type { Order, OrderCreate } from '../../../../generated/orders/types.ts';
import type { Product } from '../../../../generated/products/types.ts';
import type { StoredForm } from '../../../../domain/checkout-form/form-calls.ts';

/** A manual order between its form and `POST /create-manual-order` (spec 2 §5, §7). Pure. */

/** Empty members are null or absent. */
type Unfinished<T> = { [K in keyof T]?: T[K] | null };

export type OrderBuyer = Unfinished<NonNullable<OrderCreate['customer']>> & Lacking;
export type OrderAddress = Unfinished<NonNullable<OrderCreate['shipping_information']>> & Lacking;

/** A group of which the seller may say that the buyer has none of what it asks for. */
export interface Lacking {
  lacks?: readonly Lackable[];
}

/** What a buyer in a chat may not have. An explicit null states it (spec 2 §7). */
export type Lackable = 'email' | 'dni' | 'address';

/** By the source in the order. */
export const LACKABLE: Readonly<Record<string, Lackable>> = {
  'customer.email': 'email',
  'customer.dni': 'dni',
  'shipping_information.address': 'address',
};

/** The form values of a manual order. */
export type ManualOrder = Unfinished<
  Omit<OrderCreate, 'customer' | 'shipping_information' | 'order_details'>
> & {
  customer: OrderBuyer;
  shipping_information: OrderAddress;
  order_details: OrderLine[];
  /** To the form of the checkout. */
  form_answers: TypedAnswers;
  /** How an order that comes paid was paid. */
  payment_way?: PaymentWay | null;
};

/** What the form of a new order and that of a stored one have in common: the second begins with lines as they are stored. */
export interface OrderAmounts {
  order_details?: (OrderLine | Order['order_details'][number])[];
  /** Text while what is typed is no amount. */
  shipping_cost?: number | string | null;
  discount?: number | string | null;
  discount_percent?: number | string | null;
}

/** Spec 2 §5: each has its 'Se requiere …'. */
const REQUIRED: readonly string[] = [
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

/** What an order asks of a person who is not registered yet. A saved customer is complete as they are. */
const OF_NEW_CUSTOMERS: readonly string[] = ['customer.email', 'customer.dni'];

/** What an order for this buyer and address asks for, less what they are said to lack. */
export function requiredOf({
  customer,
  shipping_information: shipping,
}: Partial<Pick<ManualOrder, 'customer' | 'shipping_information'>>): readonly string[] {
  const open = new Set([
    ...(customer?.id == null ? [] : OF_NEW_CUSTOMERS),
    ...(customer?.lacks ?? []).map((source) => `customer.${source}`),
    ...(shipping?.lacks ?? []).map((source) => `shipping_information.${source}`),
  ]);
  return REQUIRED.filter((source) => !open.has(source));
}

/** Nobody yet; spec 2 §5: the document is a CC by default. */
export function blankCustomer(): OrderBuyer {
  return { document_type: 'CC' };
}

/** Initial values of a new order, over the defaults of the schema: shipping costs what the store charges (spec 2 §9). */
export function startOfOrder(now: Date, store: ShippingSettings | null): ManualOrder {
  return {
    date: now.toISOString(),
    order_details: [],
    discount: null,
    discount_percent: null,
    shipping_cost: store === null ? 0 : proposeShipping(store, { city_id: null, subtotal: 0 }).cost,
    customer: blankCustomer(),
    shipping_information: { country_code: DEFAULT_COUNTRY },
    form_answers: {},
  };
}

/** The members of a registered customer that an order stores. */
type KnownCustomer = Pick<
  Customer,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'phone_number'
  | 'email'
  | 'document_type'
  | 'dni'
  | 'city_id'
  | 'address'
  | 'address_line'
>;

/** A registered customer as an order stores them, with their delivery address. */
export function fromCustomer(known: KnownCustomer): { customer: OrderBuyer; shipping: OrderAddress } {
  const { id, first_name, last_name, phone_number, email, document_type, dni } = known;
  return {
    customer: { id, first_name, last_name, phone_number, email, document_type: document_type ?? 'CC', dni },
    shipping: {
      country_code: DEFAULT_COUNTRY,
      city_id: known.city_id,
      address: known.address,
      address_detail: known.address_line,
    },
  };
}

/** A version of the form of the checkout, as it is on screen. */
export type AskedForm = Pick<StoredForm, 'version' | 'fields'>;

/** A form without fields is none. */
export function asksSomething<Form extends AskedForm>(asked: Form | undefined): asked is Form {
  return asked !== undefined && asked.fields.length > 0;
}

/** An order from a chat leaves the form aside: without any answer nothing was asked (decision 53). */
function answered({ version, fields }: AskedForm, { form_answers }: ManualOrder): object {
  const answers = readAnswers(fields, form_answers);
  return Object.keys(answers).length === 0 ? {} : { dynamic_form: { version, answers } };
}

/** The body of the call, as the person left it: the server checks it. `zone` is the store's, and `asked` its form. */
export function manualOrderBody(
  order: ManualOrder,
  zone: string,
  asked?: AskedForm,
): Unchecked<ManualOrderBody> {
  const { customer, shipping_information: shipping } = order;
  const required = requiredOf(order);
  const undocumented = customer.lacks?.includes('dni') === true;
  return {
    comments: order.comments ?? null,
    customer: stated('customer', required, {
      first_name: customer.first_name,
      last_name: customer.last_name,
      phone_number: customer.phone_number,
      document_type: undocumented ? null : customer.document_type,
      dni: customer.dni,
      email: customer.email,
      ...(customer.id != null && { id: customer.id }),
    }),
    date: `${formatLocal(new Date(String(order.date)), zone).slice(0, 16)}:00`,
    ...(asked && answered(asked, order)),
    order_status_id: order.order_status_id,
    ...(order.order_status_id === ORDER_STATUS.paid && filled({ payment_way: order.payment_way })),
    products: soldProducts(order.order_details),
    ...filled({
      sales_channel: order.sales_channel,
      discount: order.discount,
      discount_percent: order.discount_percent,
    }),
    shipping_cost: order.shipping_cost,
    shipping_information: {
      ...filled({ country: shipping.country_code, city: shipping.city_id }),
      ...stated('shipping_information', required, {
        address: shipping.address,
        address_detail: shipping.address_detail,
        comments: shipping.comments,
      }),
    },
    shipping_order_status_id: order.shipping_order_status_id,
    user_store_id: order.user_store_id,
  };
}

/** The lines as the call names them. A price that nobody agreed on is the product's own. */
export function soldProducts(lines: readonly OrderLine[]): Unchecked<ManualOrderBody>['products'] {
  return lines.map((line) => ({
    product_id: line.product_id,
    product_variant_id: line.product_variant_id,
    quantity: line.quantity,
    price: lineTotal(line),
    ...(line.offered === undefined && { as_listed: true }),
  }));
}

const FORM_NAMES: Readonly<Record<string, string>> = {
  'dynamic_form.answers': 'form_answers',
  products: 'order_details',
  'shipping_information.city': 'shipping_information.city_id',
  'shipping_information.country': 'shipping_information.country_code',
};

/** The form's source for a source of the call: `products.1.quantity` is `order_details.1.quantity`. */
export function formSource(source: string): string {
  const named = Object.entries(FORM_NAMES).find(([name]) => source === name || source.startsWith(`${name}.`));
  return named === undefined ? source : named[1] + source.slice(named[0].length);
}

/** Empty members of a group are null, which says that there is none. One that is still to be answered is left out. */
function stated<T extends object>(group: string, required: readonly string[], values: T): Partial<T> {
  const said: Partial<T> = { ...values };
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') continue;
    if (required.includes(`${group}.${key}`)) Reflect.deleteProperty(said, key);
    else Reflect.set(said, key, null);
  }
  return said;
}

/** Drops empty members. */
function filled<T extends object>(values: T): Partial<T> {
  const kept: Partial<T> = { ...values };
  for (const [key, value] of Object.entries(values))
    if (value === null || value === undefined || value === '') Reflect.deleteProperty(kept, key);
  return kept;
}

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
