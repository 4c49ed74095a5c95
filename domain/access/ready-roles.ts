/** Roles of most shops, for who has made none yet. Their names are words of the screens. */
export const READY_ROLES = {
  /** Takes orders, gets them paid and looks after clients. */
  seller: [
    'orders.read',
    'orders.write',
    'orders.cancel',
    'orders.mark_paid',
    'customers.read',
    'customers.write',
    'products.read',
    'collections.read',
    'user-stores.read',
  ],
  /** Packs and sends orders, and counts what there is. */
  warehouse: ['orders.read', 'orders.write', 'products.read', 'products.edit_stock', 'collections.read'],
  /** Reads what was sold and paid, and takes it along as files. */
  accounting: [
    'orders.read',
    'orders.export',
    'orders.mark_paid',
    'customers.read',
    'customers.export',
    'products.read',
    'products.export',
    'invoices.read',
    'invoices.export',
    'user-stores.read',
    'payment-channels-store.read',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReadyRole = keyof typeof READY_ROLES;

export const READY_ROLE_NAMES: readonly ReadyRole[] = ['seller', 'warehouse', 'accounting'];
