/** A store with a branch and a client, to make orders by hand in. */
import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loadForm } from '../../../src/manifest/load-form.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';

export interface MadeOrder {
  id: number;
  total: number;
  customer_id: number;
  customer: { first_name: string };
  order_details: { name: string; quantity: number; price: number }[];
}

export interface ManualOrderWorld {
  browser: BrowserWithApi;
  /** The owner, somewhere else than on screen. */
  client: TestClient;
  /** Id of Marta Ríos, with an address in Medellín. */
  customer: number;
  /** Path of a call of the store. */
  store(path: string): string;
  /** Makes a product that is for sale, and returns its id. */
  product(name: string, price: number, quantity_available: number): Promise<number>;
}

/** Opens the store with the code of its pages; on two slow cores that takes a minute. */
export async function openManualOrderWorld(): Promise<ManualOrderWorld> {
  // Testing the visibility of all ancestors for every role takes seconds on a page of this size.
  configure({ defaultHidden: true });
  const browser = await openBrowser();
  // Loads the lazy pages and forms before the clock of a test starts.
  await Promise.all([
    import('../../../src/resources/orders/form/ManualOrderPage.tsx'),
    import('../../../src/form/show/GeneratedShow.tsx'),
    loadForm('orders'),
  ]);
  const client = await signedIn(browser.test, 'owner');
  const store = (path: string) => `/stores/${browser.test.storeId}${path}`;
  const made = async (path: string, body: object) =>
    (await client.post<{ id: number }>(store(path), body)).body.id;
  await made('/user-stores', { name: 'Centro', mobile_phone_number: '573001112233' });
  const customer = await made('/customers', {
    first_name: 'Marta',
    last_name: 'Ríos',
    phone_number: '573104445566',
    email: 'marta@correo.co',
    document_type: 'CC',
    dni: '52123456',
    city_id: '05001',
    country_code: 'CO',
    address: 'Calle 10 # 20-30',
  });
  return {
    browser,
    client,
    customer,
    store,
    product: (name, price, quantity_available) =>
      made('/products', { name, price, active: 1, quantity_available }),
  };
}

/** Adds a product that a search finds. */
export async function add(user: UserEvent, search: string, name: RegExp): Promise<void> {
  await choose(user, 'Agregar producto', search, name);
}

/** Chooses what a search in a box finds. */
export async function choose(user: UserEvent, box: string, search: string, name: RegExp): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: box }));
  await user.paste(search);
  // Only the list is searched: the whole page takes seconds.
  await waitFor(() => within(screen.getByRole('listbox')).getByText(name));
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name }));
}

export const line = (name: string) => screen.findByRole('listitem', { name });
export const create = () => screen.getByRole('button', { name: 'Crear pedido' });
