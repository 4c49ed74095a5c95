import { isObject } from '../json/is-object.ts';
/** A JSON object. */
export type Fields = Record<string, unknown>;

/** Deep equality of JSON values; absent and null are the same, as in the API. */
export function sameValue(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => sameValue(value, b[at]));
  if (isObject(a) && isObject(b)) return keysOf(a, b).every((key) => sameValue(own(a, key), own(b, key)));
  return false;
}

/** The names of the members of either. */
export function keysOf(a: Fields, b: Fields): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}

/** A member of its own; undefined for an inherited one such as `toString`. */
export function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** The values of a member before and after; null when absent. */
export type Change = [before: unknown, after: unknown];

/**
 * What changed between two versions of a record, by member: the one comparison behind a PATCH, an unsaved form, the
 * audit and its page. A member is compared whole and as JSON: absent and null are the same, the order of keys is not
 * a change, the order of a list is.
 * @param names the members to compare; all of both versions when left out
 */
export function changesBetween(
  before: Fields,
  after: Fields,
  names: readonly string[] = keysOf(before, after),
): Record<string, Change> {
  const changes = names.flatMap((name): [string, Change][] => {
    const [was, is] = [own(before, name), own(after, name)];
    return sameValue(was, is) ? [] : [[name, [was ?? null, is ?? null]]];
  });
  return Object.fromEntries(changes);
}

/** The body of a PATCH: what `after` holds in the members that changed, null where it clears one. */
export function patchBetween(before: Fields, after: Fields, names?: readonly string[]): Fields {
  const changes = Object.entries(changesBetween(before, after, names));
  return Object.fromEntries(changes.map(([name, [, is]]) => [name, is]));
}

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
