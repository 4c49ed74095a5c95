import { isObject } from '../../../domain/json/is-object.ts';
import type { Conflict } from '../../../domain/merge/three-way.ts';
import type { Values } from './payload.ts';

/** The merged record with their values where the user chose them. `theirs` holds the paths of those conflicts. */
export function chooseTheirs(
  merged: Values,
  conflicts: readonly Conflict[],
  theirs: ReadonlySet<string>,
): Values {
  return conflicts
    .filter(({ path }) => theirs.has(path))
    .reduce((record, conflict) => {
      const next: unknown = put(record, conflict.path.split('.'), conflict.theirs);
      return isObject(next) ? next : record;
    }, merged);
}

/** A copy with the value at the path. `#7` is the list item with the id 7; undefined removes the member or item. */
function put(node: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  if (head.startsWith('#') && Array.isArray(node)) return putItem(node, head.slice(1), rest, value);
  const fields = isObject(node) ? node : {};
  const next = put(fields[head], rest, value);
  return { ...fields, [head]: next };
}

function putItem(items: readonly unknown[], id: string, rest: readonly string[], value: unknown): unknown[] {
  const at = items.findIndex((item) => isObject(item) && String(item.id) === id);
  if (at === -1) return value === undefined ? [...items] : [...items, value];
  const next = put(items[at], rest, value);
  return next === undefined
    ? items.filter((_, index) => index !== at)
    : items.map((item, index) => (index === at ? next : item));
}
