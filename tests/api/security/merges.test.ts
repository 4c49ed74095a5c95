import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBench, type Bench } from '../../conformance/bench.ts';

interface Customer {
  id: number;
  version: number;
}

const PEOPLE = 4;

/** Who stays, and whom the body names, by their places in the circle. */
const merge = fc.record({
  kept: fc.nat(PEOPLE),
  named: fc.array(fc.nat(PEOPLE), { minLength: 1, maxLength: PEOPLE + 2 }),
});

/** Registers clients of the own store. The last place is a client of another store. */
async function circle({ test: world, owner, resources, foreign }: Bench): Promise<Customer[]> {
  const made: Customer[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = { first_name: `Ana ${n}`, email: `ana${n}@prueba.co`, phone_number: '573001112233' };
    const { status, body } = await owner.post<Customer>(`/stores/${world.storeId}/customers`, person);
    expect(status, JSON.stringify(body)).toBe(201);
    made.push(body);
  }
  const customers = resources.find(({ name }) => name === 'customers');
  if (customers === undefined) throw new Error('There are no clients');
  return [...made, await foreign(customers)];
}

test('[ASVS 2.3.3] clients merged at once, in circles, with themselves or with those of others, end as one chain', async () => {
  const bench = await openBench();
  const { test: world, owner, rival } = bench;
  const outcomes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(merge, { minLength: 2, maxLength: 6 }), async (merges) => {
      const people = await circle(bench);
      const at = (place: number): Customer => people[place] ?? { id: 0, version: 0 };
      const answers = await Promise.all(
        merges.map(({ kept, named }) =>
          owner.post<{ errors?: object }>(`/stores/${world.storeId}/customers/${at(kept).id}/merge`, {
            customers: named.map((place) => ({ id: at(place).id, version: at(place).version })),
          }),
        ),
      );
      for (const [n, { status, body }] of answers.entries()) {
        outcomes.add(status);
        expect([200, 404, 410, 412, 422], JSON.stringify(body)).toContain(status);
        if (status === 422) expect(body.errors).toBeDefined();
        const { kept, named } = merges[n] ?? { kept: 0, named: [] };
        if ([kept, ...named].includes(PEOPLE)) expect(status).not.toBe(200);
      }
      // Every client is there, or leads to one who is.
      for (const { id } of people.slice(0, PEOPLE)) {
        const path = (one: number) => `/stores/${world.storeId}/customers/${one}`;
        const { status, body } = await owner.get<{ moved_to: number }>(path(id));
        const end = status === 410 ? (await owner.get(path(body.moved_to))).status : status;
        expect(end).toBe(200);
      }
      const theirs = await rival.client.get<Customer>(`/stores/${rival.storeId}/customers/${at(PEOPLE).id}`);
      expect([theirs.status, theirs.body.version]).toEqual([200, at(PEOPLE).version]);
    }),
    { numRuns: 15 },
  );
  expect(outcomes.has(200)).toBe(true);
  expect(outcomes.has(422)).toBe(true);
  await world.close();
}, 240_000);
