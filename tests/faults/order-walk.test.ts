import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPayments, type PaymentsWorld } from '../api/payments/payments-world.ts';
import { effort, SEED as RUN_SEED } from '../support/effort.ts';
import { PROVIDER } from '../support/order-walk/charge.ts';
import { watchFiles } from '../support/order-walk/file-owners.ts';
import { broken } from '../support/order-walk/invariants.ts';
import { ACTS, stepsOf } from '../support/order-walk/steps.ts';
import { orderWalk } from '../support/order-walk/walk.ts';

const CLIENTS = 16;
/** Of each database; `WALK_STEPS` asks for others, and `WALK_SEED` for the walk of a failure. */
const STEPS = Number(process.env['WALK_STEPS'] ?? effort(1_000, 5_000));
const SEED = Number(process.env['WALK_SEED'] ?? RUN_SEED);
const LEGS = 4;

describe('orders', () => {
  let world: PaymentsWorld;
  beforeAll(async () => {
    world = await openPayments();
    await world.channel(PROVIDER);
  });
  afterAll(() => world.close());

  test(
    `[I1] [I2] [I3] [I4] [I5] [I6] hold after ${STEPS} operations of ${CLIENTS} clients (seed ${SEED})`,
    async () => {
      const { shop } = world;
      const walk = await orderWalk(world);
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
      // Some named a product, a variant or a client that had been deleted before.
      expect(walk.answered.filter(({ late }) => late)).not.toEqual([]);
      const paid = (await world.inbox()).filter(({ state }) => state === 'settled');
      expect(paid).not.toEqual([]);
    },
    60_000 + STEPS * 120,
  );
});
