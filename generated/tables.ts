// Generated from schemas/*.json by `npm run schema types`. Edit the schema instead.
import type { ColumnType, Generated } from 'kysely';

/** Set by the database when left out. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text. */
export type Json = ColumnType<unknown, string, string>;

export interface CollectionsTable {
  store_id: number;
  id: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  picture_url: string | null;
  name: string;
  description: string | null;
  public: Generated<number>;
  parent_id: number | null;
  position: Generated<number | null>;
  default: Generated<number | null>;
  total_products: Generated<number | null>;
}

export interface CustomersTable {
  store_id: number;
  id: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  first_name: string;
  last_name: string | null;
  phone_number: string;
  email: string | null;
  document_type: Generated<string | null>;
  dni: string | null;
  country_code: string | null;
  city_id: string | null;
  city: Json | null;
  address: string | null;
  address_line: string | null;
  notes: string | null;
  user_store_id: number | null;
  lead: Generated<number | null>;
  frequency: Generated<number | null>;
  quantity: Generated<number | null>;
  total: Generated<number | null>;
  anonymised_at: Timestamp | null;
  contacts_text: Generated<string>;
}

export interface CustomerContactsTable {
  store_id: number;
  id: Generated<number>;
  parent_id: number;
  position: number;
  phone_number: string | null;
  email: string | null;
}

export interface InvoicesTable {
  store_id: number;
  id: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  number: string;
  invoice_status_id: Generated<number>;
  due_date: string;
  end_date: string | null;
  amount: number;
  discount: Generated<number | null>;
  currency: Generated<string | null>;
  billing_information: Json | null;
}

export interface InvoiceDetailsTable {
  store_id: number;
  id: Generated<number>;
  parent_id: number;
  position: number;
  description: string;
  quantity: number;
  price: number;
}

export interface OrdersTable {
  store_id: number;
  id: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  sequence: number | null;
  date: Timestamp;
  sales_channel: Generated<string>;
  order_status_id: Generated<number>;
  shipping_order_status_id: Generated<number>;
  user_store_id: number;
  subtotal: number | null;
  discount: Generated<number | null>;
  discount_percent: number | null;
  shipping_cost: Generated<number | null>;
  total: number | null;
  currency: string | null;
  items_count: number | null;
  customer_id: number | null;
  customer: Json | null;
  shipping_information: Json | null;
  comments: string | null;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  order_method_id: Generated<number>;
  payment_channel_id: number | null;
  transaction_date: Timestamp | null;
  platform_reference: string | null;
  paid: number | null;
  owed: Generated<number | null>;
  holds_stock: Generated<number | null>;
  to_collect: Generated<number | null>;
  refunded: number | null;
  order_details_text: Generated<string>;
}

export interface OrderDetailsTable {
  store_id: number;
  id: Generated<number>;
  parent_id: number;
  position: number;
  product_id: number | null;
  product_variant_id: number | null;
  name: string | null;
  sku: string | null;
  price: number;
  quantity: Generated<number>;
  restocked: Generated<number | null>;
  sequence: number | null;
  order_item_option: Json | null;
}

export interface PaymentChannelsStoreTable {
  store_id: number;
  id: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  payment_channel_id: number;
  active: Generated<number>;
  complete: Generated<number | null>;
  checked: Generated<number | null>;
  test_mode: Generated<number | null>;
  client_id: string | null;
  client_secret: string | null;
  integrity: string | null;
  event_wompi_key: string | null;
  merchant_id: string | null;
  api_login: string | null;
  signature_algorithm: string | null;
  extra_parameters: Json | null;
  order: Generated<number | null>;
}

export interface ProductsTable {
  store_id: number;
  id: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  name: string;
  sku: string | null;
  barcode: string | null;
  price: number;
  discount_price: number | null;
  cost: number | null;
  description: string | null;
  active: Generated<number>;
  quantity_available: number | null;
  low_stock: number | null;
  tags: string | null;
  product_attachments: Json | null;
  slug: string | null;
  order: number | null;
  product_variants_text: Generated<string>;
}

export interface ProductImagesTable {
  store_id: number;
  id: Generated<number>;
  parent_id: number;
  position: number;
  order: number | null;
  picture_url: string;
  task_process_id: string | null;
}

export interface ProductOptionsTable {
  store_id: number;
  id: Generated<number>;
  parent_id: number;
  position: number;
  name: string;
  order: number | null;
  options: Json;
}

export interface ProductVariantsTable {
  store_id: number;
  id: Generated<number>;
  parent_id: number;
  position: number;
  key: string;
  name: string | null;
  options: Json | null;
  quantity: number | null;
  price: number;
  discount_price: number | null;
  sku: string | null;
  barcode: string | null;
}

export interface ProductAdditionalInfoTable {
  store_id: number;
  id: Generated<number>;
  parent_id: number;
  position: number;
  title: string;
  description: string | null;
}

export interface ProductsCollectionsIdTable {
  store_id: number;
  parent_id: number;
  target_id: number;
  position: Generated<number>;
}

export interface UserStoresTable {
  store_id: number;
  id: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  name: string;
  mobile_phone_number: string;
  email: string | null;
  main: Generated<number | null>;
  active: Generated<number | null>;
}

export interface ResourceTables {
  collections: CollectionsTable;
  customers: CustomersTable;
  customer_contacts: CustomerContactsTable;
  invoices: InvoicesTable;
  invoice_details: InvoiceDetailsTable;
  orders: OrdersTable;
  order_details: OrderDetailsTable;
  payment_channels_store: PaymentChannelsStoreTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  product_options: ProductOptionsTable;
  product_variants: ProductVariantsTable;
  product_additional_info: ProductAdditionalInfoTable;
  products_collections_id: ProductsCollectionsIdTable;
  user_stores: UserStoresTable;
}
