import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportSummary } from '../../../domain/imports/import-answers.ts';
import type { Product } from '../../../generated/products/types.ts';
import { option } from '../orders/shop.ts';
import { createImportsWorld, linesOf } from './imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
});
afterAll(() => world.close());

async function list(name: string): Promise<Product[]> {
  return (await world.owner.get<Product[]>(world.path(`/products?search=${name}`))).body;
}

test('[INV-02] the units of every variant return when a file is undone, but for a product that somebody changed since', async () => {
  const skus = ['S', 'M', 'L', 'XL'];
  const made = (name: string) => ({
    name,
    price: 10_000,
    product_options: [option('Talla', ...skus)],
    product_variants: skus.map((key) => ({ key, sku: `${name}-${key}`, price: 10_000, quantity: 1 })),
  });
  for (const name of ['Saco', 'Falda'])
    expect(await world.owner.post(world.path('/products'), made(name))).toMatchObject({ status: 201 });
  const lines = ['Saco', 'Falda'].flatMap((name) =>
    skus.map((size, at) => ({ sku: `${name}-${size}`, quantity: String(20 + at) })),
  );
  const done = await world.bring('inventory', linesOf(lines));
  expect(done).toMatchObject({ updated: 8, failed: 0 });
  const [skirt] = await list('Falda');
  await world.owner.patch(world.path(`/products/${skirt?.id}`), { description: 'Plisada' });
  await world.owner.post(world.path(`/imports/${done.id}/undo`), {});
  await world.work();
  const unitsOf = async (name: string) =>
    (await list(name))[0]?.product_variants.map(({ quantity }) => quantity);
  expect(await unitsOf('Saco')).toEqual([1, 1, 1, 1]);
  expect(await unitsOf('Falda')).toEqual([20, 21, 22, 23]);
  expect((await world.owner.get<ImportSummary>(world.path(`/imports/${done.id}`))).body).toMatchObject({
    state: 'undone',
    kept: 4,
  });
});
