import { isObject } from '../json/is-object.ts';
import { keysOf, own, sameValue, type Fields } from '../changes/changes.ts';

/**
 * Merges three versions of a record. A change on one side is taken from that side, the same change on both is taken
 * once. Different changes of both sides are a conflict.
 */
export interface Conflict {
  /** Dotted path; list items by id where they have one: `product_variants.#7.price`. */
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

interface Merged<T> {
  /** The merged record; it holds `mine` at each conflict. */
  merged: T;
  conflicts: Conflict[];
}

type Item = Fields & { id: number | string };

/**
 * `base` is the version that both sides started from. Lists of objects with ids are merged by item, other lists as one
 * value.
 */
export function mergeThreeWay<T extends Fields>(base: T, mine: T, theirs: T): Merged<T>;
export function mergeThreeWay(base: Fields, mine: Fields, theirs: Fields): Merged<Fields> {
  const conflicts: Conflict[] = [];
  return { merged: mergeFields('', base, mine, theirs, conflicts), conflicts };
}

function mergeFields(path: string, base: Fields, mine: Fields, theirs: Fields, found: Conflict[]): Fields {
  const entries = keysOf(mine, theirs).flatMap((key): [string, unknown][] => {
    const value = mergeValue(join(path, key), own(base, key), own(mine, key), own(theirs, key), found);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

function mergeValue(path: string, base: unknown, mine: unknown, theirs: unknown, found: Conflict[]): unknown {
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return mine;
  if (sameValue(mine, base)) return theirs;
  if (isObject(base) && isObject(mine) && isObject(theirs))
    return mergeFields(path, base, mine, theirs, found);
  const lists = [base ?? [], mine, theirs].map(asItems);
  const [baseItems, myItems, theirItems] = lists;
  if (baseItems && myItems && theirItems) return mergeItems(path, baseItems, myItems, theirItems, found);
  found.push({ path, base, mine, theirs });
  return mine;
}

/**
 * My version decides the order and the new items without id. Items that the other side added follow their predecessor.
 */
function mergeItems(
  path: string,
  base: (Item | Fields)[],
  mine: (Item | Fields)[],
  theirs: (Item | Fields)[],
  found: Conflict[],
): unknown[] {
  const before = byId(base);
  const other = byId(theirs);
  const result: unknown[] = [];
  for (const item of mine) {
    if (!hasId(item)) {
      result.push(item);
      continue;
    }
    const at = join(path, `#${item.id}`);
    const was = before.get(item.id);
    const their = other.get(item.id);
    if (their) result.push(mergeValue(at, was, item, their, found));
    else if (!was) result.push(item);
    else if (!sameValue(was, item)) {
      found.push({ path: at, base: was, mine: item, theirs: undefined });
      result.push(item);
    }
  }
  const kept = byId(mine);
  theirs.forEach((item, index) => {
    if (hasId(item) && kept.has(item.id)) return;
    const was = hasId(item) ? before.get(item.id) : undefined;
    if (was && sameValue(was, item)) return;
    if (was && hasId(item))
      found.push({ path: join(path, `#${item.id}`), base: was, mine: undefined, theirs: item });
    else result.splice(placeAfter(result, theirs[index - 1]), 0, item);
  });
  return result;
}

function placeAfter(result: unknown[], previous: Fields | undefined): number {
  if (!previous) return 0;
  const at = result.findIndex(
    (item) => sameValue(item, previous) || (isObject(item) && hasId(item) && item.id === previous['id']),
  );
  return at === -1 ? result.length : at + 1;
}

function byId(items: readonly Fields[]): Map<number | string, Item> {
  return new Map(items.filter(hasId).map((item) => [item.id, item]));
}

function asItems(value: unknown): Fields[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.filter(isObject);
  return items.length === value.length && (items.length === 0 || items.some(hasId)) ? items : undefined;
}

function hasId(item: Fields): item is Item {
  return typeof item['id'] === 'number' || typeof item['id'] === 'string';
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/**
 * Where two versions of a record differ, as dotted paths; items of a list by id: `product_variants.#7.quantity`. A list
 * without ids is one value, and so is an item that only one version has.
 */
export function changedPaths(before: Fields, after: Fields): string[] {
  return keysOf(before, after).flatMap((key) => pathsOf(key, own(before, key), own(after, key)));
}

function pathsOf(path: string, before: unknown, after: unknown): string[] {
  if (sameValue(before, after)) return [];
  const [was, is] = [rowsById(before), rowsById(after)];
  if (was === undefined || is === undefined) return [path];
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  const inside = ids.flatMap((id) => {
    const [one, other] = [was.get(id), is.get(id)];
    if (one === undefined || other === undefined) return [`${path}.#${id}`];
    return changedPaths(one, other).map((below) => `${path}.#${id}.${below}`);
  });
  // The order alone has changed.
  return inside.length === 0 ? [path] : inside;
}

/** Undefined for anything but a list of objects with ids. */
function rowsById(value: unknown): Map<string, Fields> | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = new Map<string, Fields>();
  for (const item of value) {
    const id = isObject(item) ? own(item, 'id') : undefined;
    if (!isObject(item) || (typeof id !== 'number' && typeof id !== 'string')) return undefined;
    items.set(String(id), item);
  }
  return items;
}
