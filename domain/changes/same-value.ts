/** A JSON object. */
export type Fields = Record<string, unknown>;

/** Deep equality of JSON values; absent and null are the same, as in the API. */
export function sameValue(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => sameValue(value, b[at]));
  if (isFields(a) && isFields(b)) return keysOf(a, b).every((key) => sameValue(own(a, key), own(b, key)));
  return false;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names of the members of either. */
export function keysOf(a: Fields, b: Fields): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}

/** A member of its own; undefined for an inherited one such as `toString`. */
export function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
