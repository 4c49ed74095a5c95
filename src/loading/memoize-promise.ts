/** How long a failure is kept. `use()` asks for it again to read it, which a slow phone does late. */
const KEPT_MS = 1_000;

/**
 * Says of a promise that it has settled, as React reads it. `use()` suspends for any other at first, also where its value
 * has arrived: React then draws a skeleton, and all around it again.
 */
function saysValue<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

export interface Memoized<K, T> {
  (key: K): Promise<T>;
  /** The value of a key that has arrived. */
  arrived(key: K): T | undefined;
}

/**
 * Loads the value of a key once and gives all callers the same promise, as `use()` needs it. It is for code and other
 * files of the build, which do not change while a page is open. It forgets a failed load after a second, so that a later
 * visit requests a lost chunk again. At once would be too early: a component that draws with `use()` would get a new load
 * in place of the failure, without end.
 */
export function memoizePromise<K, T>(load: (key: K) => Promise<T>): Memoized<K, T> {
  const loading = new Map<K, Promise<T>>();
  const values = new Map<K, T>();
  const memoized = (key: K): Promise<T> => {
    const known = loading.get(key);
    if (known !== undefined) return known;
    const started = saysValue(load(key));
    loading.set(key, started);
    started.then(
      (value) => values.set(key, value),
      () => setTimeout(() => loading.delete(key), KEPT_MS),
    );
    return started;
  };
  return Object.assign(memoized, { arrived: (key: K) => values.get(key) });
}
