import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('[PRD-12] the export has the products of the list as it is filtered, and no others', async () => {
  await shop.product({ name: 'Ruana azul', active: 1 });
  await shop.product({ name: 'Ruana gris', active: 0 });
  await shop.product({ name: 'Poncho', active: 1 });
  const lines = async (query: string): Promise<number> => {
    const { status, body } = await shop.owner.get<string>(`${shop.base}/products/export?format=csv${query}`);
    expect(status).toBe(200);
    const text = String(body);
    expect(text).toContain('Ruana azul');
    return text.split('\n').filter((line) => /Ruana|Poncho/.test(line)).length;
  };
  expect(await lines('')).toBe(3);
  expect(await lines('&search=ruana')).toBe(2);
  expect(await lines('&search=ruana&active.in=1')).toBe(1);
});
