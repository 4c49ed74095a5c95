import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { option, type Shop } from '../api/orders/shop.ts';
import { openPayments, type PaymentsWorld } from '../api/payments/payments-world.ts';
import { engines } from '../support/engines.ts';
import { PROVIDER } from '../support/order-walk/charge.ts';
import { watchFiles } from '../support/order-walk/file-owners.ts';
import { broken } from '../support/order-walk/invariants.ts';
import { ACTS, stepsOf } from '../support/order-walk/steps.ts';
import { orderWalk, type Shelf } from '../support/order-walk/walk.ts';

const CLIENTS = 16;
/** Of each database; `WALK_STEPS` asks for others, and `WALK_SEED` for the walk of a failure. */
const STEPS = Number(process.env['WALK_STEPS'] ?? 2_000);
const SEED = Number(process.env['WALK_SEED'] ?? Math.floor(Math.random() * 1_000_000_000));
const LEGS = 4;

/** Four products with a shelf each, and one with four. Few units, so that orders go without. */
async function fill(shop: Shop): Promise<Shelf[]> {
  const sizes = ['S', 'M', 'L', 'XL'];
  const plain = await Promise.all(
    sizes.map(async (name) => {
      const sku = `SOLO-${name}`;
      const product = await shop.product({
        name: `Ruana ${name}`,
        sku,
        price: 3_000,
        quantity_available: 60,
      });
      return { product, sku, key: undefined };
    }),
  );
  const product = await shop.product({
    product_options: [option('Talla', ...sizes)],
    product_variants: sizes.map((key) => ({ key, sku: `SACO-${key}`, price: 2_000, quantity: 60 })),
  });
  return [...plain, ...sizes.map((key) => ({ product, sku: `SACO-${key}`, key }))];
}

describe.each(engines())('orders on %s', (engine) => {
  let world: PaymentsWorld;
  beforeAll(async () => {
    world = await openPayments(engine);
    await world.channel(PROVIDER);
  });
  afterAll(() => world.close());

  test(
    `[I1] [I2] [I3] [I4] [I5] [I6] hold after ${STEPS} operations of ${CLIENTS} clients (seed ${SEED})`,
    async () => {
      const { shop } = world;
      const walk = orderWalk(world, await fill(shop));
      const wrongFiles = watchFiles(shop);
      const steps = stepsOf(SEED, STEPS);
      const leg = Math.ceil(STEPS / LEGS);
      for (let from = 0; from < STEPS; from += leg) {
        await walk.go(steps.slice(from, from + leg), CLIENTS);
        expect(await broken(shop, walk.answered, wrongFiles), `WALK_SEED=${SEED}`).toEqual({});
      }
      // A walk that is refused everywhere would prove nothing: of each kind some were done, and some orders went without.
      const done = new Set(walk.answered.filter(({ status }) => status < 300).map(({ act }) => act));
      expect([...done].toSorted()).toEqual([...ACTS].toSorted());
      expect(walk.answered.filter(({ status }) => status === 409)).not.toEqual([]);
      const paid = (await world.inbox()).filter(({ state }) => state === 'settled');
      expect(paid).not.toEqual([]);
    },
    60_000 + STEPS * 120,
  );
});
