import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, createRole } from '../../../server/modules/identity/members.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { lineOf, openShop, option, type Shop } from '../orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

async function read(
  resource: string,
  query: Record<string, string> = {},
  { client = shop.owner, language = 'es' }: { client?: TestClient; language?: string } = {},
): Promise<{ rows: Record<string, string>[]; name: string }> {
  const search = new URLSearchParams({ format: 'csv', sort: 'id,asc', ...query }).toString();
  const response = await client.raw(`${shop.base}/${resource}/export?${search}`, {
    headers: { 'accept-language': language },
  });
  expect(response.status).toBe(200);
  const { data } = Papa.parse<Record<string, string>>((await response.text()).replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { rows: data, name };
}

describe('orders', () => {
  let first: { id: number; sequence: number };
  beforeAll(async () => {
    const cup = await shop.product({ name: 'Taza', price: 10_000 });
    const hat = await shop.product({ name: 'Sombrero', price: 40_000 });
    first = await shop.order([lineOf(cup, 2), lineOf(hat)], {
      date: '2026-11-21T04:30:00.000Z',
      customer: {
        first_name: 'Ana',
        last_name: 'Ruiz',
        phone_number: '573001234567',
        email: 'ana@ejemplo.co',
      },
      shipping_information: { country_code: 'CO', city_id: '11001', address: 'Calle 1 # 2-3' },
    });
    await shop.order([lineOf(hat, 3)]);
    for (const payment of [
      { amount: 20_000, way: 'nequi' },
      { amount: 10_000, way: 'cash' },
      { amount: 5_000, way: 'nequi' },
    ])
      await shop.owner.post(`${shop.base}/orders/${first.id}/payments`, payment);
  });

  test('have one line for each product, in words, and each total once', async () => {
    const { rows, name } = await read('orders');
    expect(name).toMatch(/^pedidos\.csv$/);
    expect(rows).toHaveLength(3);
    // The name of a line says which variant it is; a number would say it to nobody.
    expect(Object.keys(rows[0] ?? {})).not.toContain('Productos · Variante');
    const [cups, hats] = rows;
    expect(cups).toMatchObject({
      'Número interno': String(first.id),
      Total: '60000',
      'Estado del pedido': 'Pendiente de pago',
    });
    expect(hats).toMatchObject({
      'Número interno': String(first.id),
      Total: '',
      'Estado del pedido': 'Pendiente de pago',
    });
    expect(rows.map((row) => row['Productos · Nombre'])).toEqual(['Taza', 'Sombrero', 'Sombrero']);
    expect(rows.map((row) => row['Productos · Cantidad'])).toEqual(['2', '1', '3']);
    expect(rows.reduce((sum, row) => sum + Number(row['Total']), 0)).toBe(180_000);
  });

  test('name branch, customer and city, and give the time of the store', async () => {
    const { rows } = await read('orders');
    const values = Object.values(rows[0] ?? {});
    expect(values).toEqual(expect.arrayContaining(['Centro', 'Ana Ruiz', '2026-11-20 23:30']));
    expect(values.some((value) => value.startsWith('Bogotá'))).toBe(true);
    expect(values.join(' ')).not.toMatch(/[{}]|\bT\d\d:/);
  });

  test('say on each line how the order was paid, and write phones so that no sheet makes numbers of them', async () => {
    const { rows } = await read('orders');
    expect(rows.map((row) => row['Cómo pagó'])).toEqual(['Nequi, Efectivo', 'Nequi, Efectivo', '']);
    expect(rows[0]).toMatchObject({ 'Cliente · Teléfono': '300 123 4567', Pagado: '35000' });
  });

  test('a workbook has moments as dates, which programs sort and filter by', async () => {
    const response = await shop.owner.raw(`${shop.base}/orders/export?sort=id,asc`);
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    const [header = [], order = []] = sheets[0]?.rows ?? [];
    expect(order[header.indexOf('Fecha')]).toEqual(new Date('2026-11-20T23:30:00Z'));
  });

  test('of chosen columns alone, one line for each order', async () => {
    const { rows } = await read('orders', { columns: 'id,total,order_status_id' });
    expect(rows).toHaveLength(2);
    expect(Object.keys(rows[0] ?? {})).toEqual(['Número interno', 'Estado del pedido', 'Total']);
    const refused = await shop.owner.raw(`${shop.base}/orders/export?columns=id,secret`);
    expect(refused.status).toBe(400);
  });

  test('in the language of the reader', async () => {
    const { rows, name } = await read('orders', {}, { language: 'en' });
    expect(name).toBe('orders.csv');
    expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['Total', 'Order status']));
  });

  test('show no name of a customer to a member who may not read customers', async () => {
    const permissions = ['orders.read', 'orders.export'];
    const roleId = await createRole(shop.ports, shop.storeId, { name: 'Archivo', permissions });
    await addMember(shop.ports, shop.storeId, { userId: shop.people.viewer.userId, owner: false, roleId });
    const client = await signedIn(shop, 'viewer');
    const { rows } = await read('orders', { columns: 'customer_id' }, { client });
    expect(Object.values(rows[0] ?? {}).every((value) => /^\d*$/.test(value))).toBe(true);
  });
});

test('products have a line for each variant, and yes and no in the words of the schema', async () => {
  const winter = await shop.owner.post<{ id: number }>(`${shop.base}/collections`, {
    name: 'Invierno',
    public: 1,
  });
  const { id } = await shop.product({
    name: 'Ruana',
    price: 90_000,
    active: 0,
    collections_id: [winter.body.id],
    product_options: [option('Talla', 'S', 'M')],
  });
  const { rows } = await read('products', { search: 'ruana' });
  expect(rows).toHaveLength(2);
  expect(rows.map((row) => [row['Número interno'], row['Nombre'], row['Precio']])).toEqual([
    [String(id), 'Ruana', '90000'],
    [String(id), 'Ruana', ''],
  ]);
  expect(rows.map((row) => row['Variantes · Precio'])).toEqual(['90000', '90000']);
  expect(rows[0]).toMatchObject({ Visibilidad: 'Inactivo', Colecciones: 'Invierno' });
  expect(rows[0]?.['Opciones']).toContain('Talla');
});
