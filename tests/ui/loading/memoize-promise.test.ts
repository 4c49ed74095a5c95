import { expect, test, vi } from 'vitest';
import { memoizePromise } from '../../../src/loading/memoize-promise.ts';

test('what a key names is loaded once, for all who ask', async () => {
  const asked: string[] = [];
  const load = memoizePromise(async (key: string) => asked.push(key));
  const [one, same] = [load('pt'), load('pt')];
  expect(one).toBe(same);
  await Promise.all([one, load('en')]);
  expect(asked).toEqual(['pt', 'en']);
});

test('what did not arrive is asked for again, once the failure was read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let tries = 0;
  const load = memoizePromise(async (key: string) => {
    tries += 1;
    if (tries === 1) throw new Error('lost on the way');
    return `words of ${key}`;
  });
  await expect(load('pt')).rejects.toThrow('lost on the way');
  await expect(load('pt')).rejects.toThrow('lost on the way');
  vi.advanceTimersByTime(1_000);
  expect(await load('pt')).toBe('words of pt');
  vi.useRealTimers();
});
