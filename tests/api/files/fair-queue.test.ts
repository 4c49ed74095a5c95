import { expect, test } from 'vitest';
import { createFairQueue } from '../../../server/adapters/fair-queue.ts';

/** Work that ends when the test ends it. */
function worker() {
  const under: { name: string; end: () => void }[] = [];
  return {
    names: () => under.map(({ name }) => name),
    work: (name: string) => () =>
      new Promise<void>((resolve) => {
        under.push({ name, end: resolve });
      }),
    async end(name: string) {
      const at = under.findIndex((one) => one.name === name);
      under.splice(at, 1)[0]?.end();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('keys take turns, whatever one of them has waiting', async () => {
  const queue = createFairQueue<string>({ atOnce: 2, waiting: 10 });
  const { work, names, end } = worker();
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => queue(name.charAt(0), work(name)));
  await Promise.resolve();
  expect(names()).toEqual(['a1', 'b1']);
  await end('a1');
  expect(names()).toEqual(['b1', 'c1']);
  await end('c1');
  expect(names()).toEqual(['b1', 'a2']);
  await end('a2');
  expect(names()).toEqual(['b1', 'a3']);
  await end('b1');
  expect(names()).toEqual(['a3', 'b2']);
  await end('a3');
  await end('b2');
  await Promise.all(all);
});

test('what a key has waiting is bounded, and another key is not held to it', async () => {
  const queue = createFairQueue<string>({ atOnce: 1, waiting: 2 });
  const { work, end } = worker();
  const all = ['a1', 'a2', 'a3'].map((name) => queue('a', work(name)));
  await expect(queue('a', work('a4'))).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retry_after: expect.any(Number) },
  });
  const other = queue('b', work('b1'));
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  await Promise.all([...all, other]);
});

test('work that fails makes way for the next', async () => {
  const queue = createFairQueue<string>({ atOnce: 1, waiting: 2 });
  await expect(queue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue('a', async () => 'done')).resolves.toBe('done');
});
