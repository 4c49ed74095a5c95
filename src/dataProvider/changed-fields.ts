type Fields = Record<string, unknown>;

/** Equal as JSON: absent and null are the same, key order does not matter. */
function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => sameValue(value, b[index]));
  if (isFields(a) && isFields(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));
  return false;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The members of `data` that differ from `before`, for a PATCH. One that is missing in `data` was not on the form and
 * is not sent; one that became undefined is cleared with null.
 */
export function changedFields(data: Fields, before: Fields): Fields {
  const changed: Fields = {};
  for (const [key, value] of Object.entries(data)) {
    if (!sameValue(value, before[key])) changed[key] = value ?? null;
  }
  return changed;
}
