/**
 * The items that were added to a list and removed from it, when order does not matter. Each list keeps its own order.
 */
export function setChanges<T>(before: readonly T[], after: readonly T[]): { added: T[]; removed: T[] } {
  return { added: without(after, before), removed: without(before, after) };
}

/** The items that are not among the others. */
export function without<T>(items: readonly T[], others: readonly T[]): T[] {
  const out = new Set(others);
  return items.filter((item) => !out.has(item));
}
