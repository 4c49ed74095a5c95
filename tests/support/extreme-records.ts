import { expect } from 'vitest';
import type { Shop } from './shop.ts';

const LONG =
  'Ruana de lana virgen tejida a mano en Nobsa con hilos naturales, flecos largos y capucha reversible';
const UNBROKEN = 'Supercalifragilisticoespialidoso'.repeat(3);

/** Records whose texts and amounts are as long as they may be, some without a place to break. */
export async function makeExtremeRecords(shop: Shop): Promise<void> {
  const client = await shop.client();
  const make = async (name: string, data: object): Promise<void> => {
    const { status, body } = await client.post(`/stores/${shop.server.storeId}/${name}`, data);
    expect(status, JSON.stringify(body)).toBe(201);
  };
  await make('products', {
    name: LONG,
    sku: 'R'.repeat(80),
    price: 9_999_999_999,
    discount_price: 1_234_567_890,
    active: 1,
    quantity_available: 1_000_000_000,
  });
  await make('products', { name: UNBROKEN, price: 12_345_678, active: 0 });
  await make('customers', {
    first_name: UNBROKEN,
    last_name: LONG.slice(0, 80),
    phone_number: '573001112233',
    email: `${'a'.repeat(60)}@correo.co`,
  });
  await make('collections', { name: LONG, public: 1 });
}
