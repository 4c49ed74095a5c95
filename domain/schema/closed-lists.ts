/** Groups of the menu, in their order (spec 1 §2); their words are `shell.groups` of `i18n/`. */
export const MENU_GROUPS = ['apps', 'manage', 'performance', 'settings'] as const;

/** Icons of the first list and menu, which the resources of the product have. */
const USUAL_ICONS = [
  'branch',
  'collection',
  'coupon',
  'customer',
  'invoice',
  'order',
  'payment',
  'product',
  'table',
  'tag',
] as const;

/** Icons of other trades; a page loads them when a resource names one. */
export const TRADE_ICONS = [
  'animal',
  'book',
  'calendar',
  'car',
  'checklist',
  'clothes',
  'contract',
  'document',
  'education',
  'farm',
  'fitness',
  'food',
  'furniture',
  'gift',
  'health',
  'house',
  'key',
  'lodging',
  'place',
  'plant',
  'scissors',
  'star',
  'ticket',
  'time',
  'tool',
  'travel',
  'truck',
] as const;
export type TradeIcon = (typeof TRADE_ICONS)[number];

/** Icons that `x-resource.icon` can name; `src/schema/icons.tsx` draws them. */
export const RESOURCE_ICONS = [...USUAL_ICONS, ...TRADE_ICONS] as const;
export type UsualIcon = (typeof USUAL_ICONS)[number];

/** Icons that a value of `x-enum` can name; `src/ui/chip/StatusChip.tsx` draws them. */
export const VALUE_ICONS = [
  'alert',
  'cancel',
  'card',
  'cash',
  'check',
  'dot',
  'event',
  'hand',
  'inbox',
  'info',
  'package',
  'partial',
  'pause',
  'person',
  'phone',
  'schedule',
  'store',
  'truck',
  'undo',
  'whatsapp',
] as const;
export type ValueIcon = (typeof VALUE_ICONS)[number];

/** Kinds of sample values that `x-fake` can name. */
export const FAKES: readonly string[] = [
  'address',
  'branch_name',
  'city',
  'collection_name',
  'country',
  'document',
  'document_type',
  'email',
  'first_name',
  'last_name',
  'money',
  'paragraph',
  'phone',
  'picture',
  'product_name',
  'sku',
];

/**
 * What `x-computed.by` can name, by resource. Each is written in TypeScript, in a module of the server or in
 * `server/resources/computed.ts`. A schema alone cannot add one.
 */
export const COMPUTATIONS: Readonly<Record<string, readonly string[]>> = {
  collections: [
    'collections.position',
    'collections.total_products',
    'collections.sub_collections',
    'collections.products',
  ],
  customers: [
    'customers.city',
    'customers.lead',
    'customers.frequency',
    'customers.lead_choice',
    'customers.frequency_choice',
    'customers.orders',
    'customers.quantity',
    'customers.total',
  ],
  products: ['products.own_id'],
  orders: [
    'orders.sequence',
    'orders.currency',
    'orders.subtotal',
    'orders.total',
    'orders.items_count',
    'orders.paid',
    'orders.owed',
    'orders.refunded',
    'orders.to_collect',
    'orders.holds_stock',
    'orders.user_store',
    'orders.order_status',
    'orders.shipping_order_status',
    'orders.payment_channel',
    'orders.order_payment',
    'orders.payment_ways',
    'orders.product',
  ],
};
