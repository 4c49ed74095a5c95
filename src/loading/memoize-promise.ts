/** How long a failure is kept. `use()` asks for it again to read it, which a slow phone does late. */
const KEPT_MS = 1_000;

/**
 * Loads the value of a key once and gives all callers the same promise, as `use()` needs it. It forgets a failed load
 * after a second, so that a later visit requests a lost chunk again. At once would be too early: a component that
 * draws with `use()` would get a new load in place of the failure, without end.
 */
export function memoizePromise<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loading = new Map<K, Promise<T>>();
  return (key) => {
    const known = loading.get(key);
    if (known !== undefined) return known;
    const started = load(key);
    loading.set(key, started);
    started.catch(() => setTimeout(() => loading.delete(key), KEPT_MS));
    return started;
  };
}
