import type { Shop } from './shop.ts';

/** Makes a manual order that waits for its payment, as another device of the shop does. @returns its number */
export async function orderByApi(shop: Shop): Promise<number> {
  const client = await shop.client();
  const store = `/stores/${shop.server.storeId}`;
  const [order] = (await client.get<Record<string, unknown>[]>(`${store}/orders?limit=1`)).body;
  const [branch] = (await client.get<{ id: number }[]>(`${store}/user-stores?limit=1`)).body;
  const product = await client.post<{ id: number }>(`${store}/products`, {
    name: 'Ruana de prueba',
    price: 90_000,
    quantity_available: 3,
  });
  const answer = await client.post<{ sequence: number }>(`${store}/create-manual-order`, {
    comments: '',
    customer: order?.['customer'],
    date: '2026-01-05 10:00:00',
    order_status_id: 1,
    products: [{ product_id: product.body.id, product_variant_id: 0, quantity: 1, price: 90_000 }],
    shipping_cost: 0,
    shipping_information: {
      country: 'CO',
      city: '11001',
      address: 'Calle 1 # 2-3',
      address_detail: '',
      comments: '',
    },
    shipping_order_status_id: 6,
    user_store_id: branch?.id,
  });
  if (answer.status !== 201) throw new Error(`No order was made: ${JSON.stringify(answer.body)}`);
  return answer.body.sequence;
}
