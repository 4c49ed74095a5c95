import { keysOf, own, sameValue, type Fields } from './same-value.ts';

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
