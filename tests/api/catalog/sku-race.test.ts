import { expect, test } from 'vitest';
import { openBench } from '../../conformance/bench.ts';

const ROUNDS = 5;
const AT_ONCE = 6;

/** Products that have the SKU themselves, and products of which a variant has it. */
function product(n: number, sku: string) {
  const options = ['S', 'M'].map((value) => ({ name: value, value }));
  const own = { name: `Camisa ${n}`, price: 1000, sku };
  return n % 2 === 0 ? own : { ...own, sku: sku.slice(0, -2), product_options: [{ name: 'Talla', options }] };
}

test('[PRD-05] one of the products that get one SKU at the same moment has it, and the others are told who', async () => {
  const { test: world, owner } = await openBench();
  for (let round = 0; round < ROUNDS; round += 1) {
    const sku = `CARRERA-${round}-M`;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        owner.post<{ errors?: Record<string, { key: string; args: object }> }>(
          `/stores/${world.storeId}/products`,
          product(n, sku),
        ),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(AT_ONCE - 1);
    for (const { status, body } of refused) {
      expect(status).toBe(422);
      expect(Object.values(body.errors ?? {})[0]).toMatchObject({ key: 'sku_taken' });
    }
  }
  await world.close();
}, 120_000);
