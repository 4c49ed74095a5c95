/** A small shop to sell from: one branch, and products made through the API. */
import { createTestApi, signedIn } from '../../support/api.ts';
import type { TestApi, TestApiOptions } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

/** Call options that say which version was read. */
export function reading({ version }: { version: number }): { headers: Record<string, string> } {
  return { headers: { 'if-match': `"${version}"` } };
}

export interface Product {
  id: number;
  version: number;
  price: number;
  quantity_available: number | null;
  slug: string;
  product_variants: { id: number; key: string; price: number; quantity: number | null; sku: string | null }[];
}

export interface Line {
  id: number;
  product_id: number | null;
  product_variant_id: number | null;
  name: string;
  sku: string | null;
  price: number;
  quantity: number;
  /** Units that refunds put back. */
  restocked: number | null;
}

export interface Order {
  id: number;
  version: number;
  sequence: number;
  total: number;
  subtotal: number;
  shipping_cost: number;
  discount: number;
  order_status_id: number;
  /** 1 while its units are taken from the stock. */
  holds_stock: number | null;
  customer_id: number | null;
  customer: Record<string, unknown> | null;
  order_details: Line[];
  date: string;
  created_at: string;
}

export interface Failure {
  code: string;
  errors?: Record<string, { key: string; args?: Record<string, string | number> }>;
}

export interface Shop extends TestApi {
  owner: TestClient;
  branchId: number;
  /** `/stores/<id>` of the store, for paths. */
  base: string;
  product(fields?: Record<string, unknown>): Promise<Product>;
  find(id: number): Promise<Product>;
  /** A body that `POST /orders` accepts. */
  orderBody(lines: Record<string, unknown>[], fields?: Record<string, unknown>): Record<string, unknown>;
  order(lines: Record<string, unknown>[], fields?: Record<string, unknown>): Promise<Order>;
}

export async function openShop(options: TestApiOptions = {}): Promise<Shop> {
  const test = await createTestApi(options);
  const owner = await signedIn(test, 'owner');
  const base = `/stores/${test.storeId}`;
  const branch = await owner.post<{ id: number }>(`${base}/user-stores`, {
    name: 'Centro',
    mobile_phone_number: '573001112233',
  });
  const orderBody: Shop['orderBody'] = (lines, fields = {}) => ({
    date: '2026-11-20T15:00:00.000Z',
    user_store_id: branch.body.id,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    order_details: lines,
    ...fields,
  });
  return {
    ...test,
    owner,
    base,
    branchId: branch.body.id,
    orderBody,
    product: async (fields = {}) => {
      const made = await owner.post<Product>(`${base}/products`, {
        name: 'Camiseta',
        price: 50_000,
        active: 1,
        ...fields,
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body;
    },
    find: async (id) => (await owner.get<Product>(`${base}/products/${id}`)).body,
    order: async (lines, fields) => {
      const made = await owner.post<Order>(`${base}/orders`, orderBody(lines, fields));
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body;
    },
  };
}

/** A line of one product at its own price. */
export function lineOf(product: Product, quantity = 1, variantKey?: string): Record<string, unknown> {
  const variant = product.product_variants.find(({ key }) => key === variantKey);
  return {
    product_id: product.id,
    ...(variant === undefined ? {} : { product_variant_id: variant.id }),
    quantity,
    price: variant?.price ?? product.price,
  };
}

export function option(name: string, ...values: string[]): Record<string, unknown> {
  return { name, options: values.map((value) => ({ name: value, value })) };
}
