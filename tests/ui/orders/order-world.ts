/** A store with one product and one branch, to open the page of an order in. */
import type { Order } from '../../../generated/orders/types.ts';
import { loadShow } from '../../../src/form/show/load-show.ts';
import { signedIn, type TestApiOptions } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';

export interface OrderWorld {
  browser: BrowserWithApi;
  /** The owner, somewhere else than on screen. */
  client: TestClient;
  product: number;
  /** Path of a call of the store. */
  store(path: string): string;
  /** Two units of $ 10.000, paid or not as `more` says. */
  order(more?: object): Promise<Order>;
}

export async function openOrderWorld(ports: TestApiOptions['ports'] = {}): Promise<OrderWorld> {
  const browser = await openBrowser(ports);
  // Loads the lazy pages before the clock of a test starts.
  await Promise.all([
    import('../../../src/form/show/GeneratedShow.tsx'),
    import('../../../src/resources/orders/page/OrderPage.tsx'),
    import('../../../src/resources/orders/page/PaymentProofs.tsx'),
    import('../../../src/resources/orders/dialogs/PaymentSheet.tsx'),
    import('../../../src/resources/orders/page/Timeline.tsx'),
    loadShow('orders'),
  ]);
  const client = await signedIn(browser.test, 'owner');
  const store = (path: string) => `/stores/${browser.test.storeId}${path}`;
  const add = async <Made>(path: string, body: object): Promise<Made> => {
    const { status, body: made } = await client.post<Made>(store(path), body);
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(made)}`);
    return made;
  };
  const soap = { name: 'Jabón de avena', price: 10_000, quantity_available: 500 };
  const { id: product } = await add<{ id: number }>('/products', soap);
  const branch = { name: 'Centro', mobile_phone_number: '573001112233' };
  const { id: user_store_id } = await add<{ id: number }>('/user-stores', branch);
  return {
    browser,
    client,
    product,
    store,
    order: (more = {}) =>
      add<Order>('/orders', {
        date: '2026-11-20T15:00:00Z',
        user_store_id,
        order_status_id: 1,
        shipping_order_status_id: 6,
        order_method_id: 1,
        sales_channel: 'whatsapp',
        shipping_cost: 0,
        order_details: [{ product_id: product, quantity: 2, price: 10_000 }],
        customer: { first_name: 'Marta', last_name: 'Montoya', phone_number: '573104445566' },
        ...more,
      }),
  };
}
