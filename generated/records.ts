// Generated from schemas/*.json by `npm run schema types`. Edit the schema instead.
import type { Collection, CollectionCreate, CollectionUpdate } from './collections/types.ts';
import type { Customer, CustomerCreate, CustomerUpdate } from './customers/types.ts';
import type { Invoice, InvoiceCreate, InvoiceUpdate } from './invoices/types.ts';
import type { Order, OrderCreate, OrderUpdate } from './orders/types.ts';
import type { PaymentChannelStore, PaymentChannelStoreCreate, PaymentChannelStoreUpdate } from './payment-channels-store/types.ts';
import type { Product, ProductCreate, ProductUpdate } from './products/types.ts';
import type { UserStore, UserStoreCreate, UserStoreUpdate } from './user-stores/types.ts';

/** By the name of the resource. */
export interface Records {
  collections: { record: Collection; create: CollectionCreate; update: CollectionUpdate };
  customers: { record: Customer; create: CustomerCreate; update: CustomerUpdate };
  invoices: { record: Invoice; create: InvoiceCreate; update: InvoiceUpdate };
  orders: { record: Order; create: OrderCreate; update: OrderUpdate };
  'payment-channels-store': { record: PaymentChannelStore; create: PaymentChannelStoreCreate; update: PaymentChannelStoreUpdate };
  products: { record: Product; create: ProductCreate; update: ProductUpdate };
  'user-stores': { record: UserStore; create: UserStoreCreate; update: UserStoreUpdate };
}
