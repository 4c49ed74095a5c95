import { vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser } from '../public/browser.ts';

/** An order of the list, as the API answers it. */
export interface Made {
  id: number;
  sequence: number;
}

export type ListedOrders = Awaited<ReturnType<typeof openListedOrders>>;

/** A store whose orders are looked at in their list, and what makes more of them. */
export async function openListedOrders() {
  vi.stubGlobal('scrollTo', () => undefined);
  const browser = await openBrowser();
  // Loads the lazy parts before the clock of a test starts.
  await Promise.all([
    import('../../../src/resources/orders/list-parts.tsx'),
    import('../../../src/resources/orders/dialogs/PaymentSheet.tsx'),
    import('../../../src/resources/orders/dialogs/StatusDialog.tsx'),
    import('../../../src/list/Arrivals.tsx'),
    import('../../../src/list/TableList.tsx'),
    import('../../../src/list/FilterSheet.tsx'),
    import('../../../src/list/BulkToolbar.tsx'),
  ]);
  const client = await signedIn(browser.test, 'owner');
  const store = (path: string) => `/stores/${browser.test.storeId}${path}`;
  const add = async (path: string, body: object): Promise<Made> => {
    const { status, body: made } = await client.post<Made>(store(path), body);
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(made)}`);
    return made;
  };
  const soap = await add('/products', { name: 'Jabón de avena', price: 9_000, quantity_available: 500 });
  const chapinero = { name: 'Chapinero', mobile_phone_number: '573001112233' };
  const { id: branch } = await add('/user-stores', chapinero);
  // Of its only branch a shop would say nothing.
  await add('/user-stores', { name: 'Usaquén', mobile_phone_number: '573001112244' });
  const order = (first_name: string, more: object = {}): Promise<Made> =>
    add('/orders', {
      date: '2026-11-20T15:00:00Z',
      user_store_id: branch,
      order_status_id: 1,
      shipping_order_status_id: 6,
      order_details: [{ product_id: soap.id, quantity: 2, price: 9_000 }],
      customer: { first_name, last_name: 'Montoya', phone_number: '573104445566' },
      ...more,
    });
  return { browser, client, store, branch, order };
}
