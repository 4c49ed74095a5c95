import { isFields, keysOf, own, sameValue, type Fields } from './same-value.ts';

/**
 * Where two versions of a record differ, as dotted paths; items of a list by id: `product_variants.#7.quantity`. A list
 * without ids is one value, and so is an item that only one version has.
 */
export function changedPaths(before: Fields, after: Fields): string[] {
  return keysOf(before, after).flatMap((key) => pathsOf(key, own(before, key), own(after, key)));
}

function pathsOf(path: string, before: unknown, after: unknown): string[] {
  if (sameValue(before, after)) return [];
  const [was, is] = [byId(before), byId(after)];
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
function byId(value: unknown): Map<string, Fields> | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = new Map<string, Fields>();
  for (const item of value) {
    const id = isFields(item) ? own(item, 'id') : undefined;
    if (!isFields(item) || (typeof id !== 'number' && typeof id !== 'string')) return undefined;
    items.set(String(id), item);
  }
  return items;
}
