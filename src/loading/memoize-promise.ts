/**
 * Loads what belongs to a key once, and gives every asker the same promise, as `use()` needs it. What failed is forgotten:
 * a chunk that did not arrive is asked for again by the next visit.
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
