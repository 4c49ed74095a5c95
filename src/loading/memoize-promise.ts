/**
 * Loads the value of a key once and gives all callers the same promise, as `use()` needs it. It forgets a failed load,
 * so that the next visit requests a lost chunk again.
 */
export function memoizePromise<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loading = new Map<K, Promise<T>>();
  return (key) => {
    const known = loading.get(key);
    if (known !== undefined) return known;
    const started = load(key);
    loading.set(key, started);
    started.catch(() => loading.delete(key));
    return started;
  };
}
