import { expect, test } from 'vitest';
import { ApiError } from '../../../server/errors.ts';
import { createFairQueue } from '../../../server/fair-queue.ts';

const BOUNDS = {
  each: 1,
  waiting: 10,
  waitingInAll: 100,
  full: () => new ApiError('too_many_requests'),
};

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
      await new Promise(setImmediate);
    },
  };
}

test('keys take turns, whatever one of them has waiting', async () => {
  const queue = createFairQueue<string>({ ...BOUNDS, atOnce: 2 });
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
  const queue = createFairQueue<string>({ ...BOUNDS, atOnce: 1, waiting: 2 });
  const { work, end } = worker();
  const all = ['a1', 'a2', 'a3'].map((name) => queue('a', work(name)));
  await expect(queue('a', work('a4'))).rejects.toMatchObject({ code: 'too_many_requests' });
  const other = queue('b', work('b1'));
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  await Promise.all([...all, other]);
});

test('work that fails makes way for the next', async () => {
  const queue = createFairQueue<string>({ ...BOUNDS, atOnce: 1, waiting: 2 });
  await expect(queue('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue('a', async () => 'done')).resolves.toBe('done');
});

test('a key has so many pieces under way, and leaves the rest of the room to others', async () => {
  const queue = createFairQueue<string>({ ...BOUNDS, atOnce: 3, each: 2 });
  const { work, names, end } = worker();
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => queue(name.charAt(0), work(name)));
  await Promise.resolve();
  expect(names()).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(names()).toEqual(['a2', 'b1', 'b2']);
  for (const name of ['a2', 'b1', 'b2', 'a3']) await end(name);
  await Promise.all(all);
});

test('beside another key, one that has much waiting starts nothing new until it is down to its share', async () => {
  const queue = createFairQueue<string>({ ...BOUNDS, atOnce: 9, each: 3, eachBeside: 1 });
  const { work, names, end } = worker();
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => queue('a', work(name)));
  await Promise.resolve();
  expect(names()).toEqual(['a1', 'a2', 'a3']);
  all.push(queue('b', work('b1')));
  await Promise.resolve();
  expect(names()).toEqual(['a1', 'a2', 'a3', 'b1']);
  await end('a1');
  await end('a2');
  expect(names()).toEqual(['a3', 'b1']);
  await end('a3');
  expect(names()).toEqual(['b1', 'a4']);
  await end('b1');
  expect(names()).toEqual(['a4', 'a5', 'a6']);
  for (const name of ['a4', 'a5', 'a6']) await end(name);
  await Promise.all(all);
});

test('a key whose line is full is known before it brings its work', async () => {
  const queue = createFairQueue<string>({ ...BOUNDS, atOnce: 1, waiting: 2 });
  const { work, end } = worker();
  const all = ['a1', 'a2'].map((name) => queue('a', work(name)));
  queue.check('a');
  all.push(queue('a', work('a3')));
  expect(() => queue.check('a')).toThrow(ApiError);
  queue.check('b');
  await Promise.resolve();
  for (const name of ['a1', 'a2', 'a3']) await end(name);
  await Promise.all(all);
});

test('where all lines together are full, a key that has none waiting is still let in', async () => {
  const queue = createFairQueue<string>({ ...BOUNDS, atOnce: 1, waitingInAll: 2 });
  const { work, end } = worker();
  const all = ['a1', 'a2', 'a3'].map((name) => queue('a', work(name)));
  await expect(queue('a', work('a4'))).rejects.toMatchObject({ code: 'too_many_requests' });
  all.push(queue('b', work('b1')));
  await expect(queue('b', work('b2'))).rejects.toMatchObject({ code: 'too_many_requests' });
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  await Promise.all(all);
});
