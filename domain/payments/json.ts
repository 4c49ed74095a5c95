/** Reads what others wrote as JSON: whatever is missing or of another type is null. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

const NOTHING: { [key: string]: JsonValue } = {};

export function parseJson(text: string): JsonValue {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** The value at a path such as `data.transaction.id`; a number is a place in a list. */
export function valueAt(value: JsonValue, path: string): JsonValue {
  return path.split('.').reduce<JsonValue>((found, key) => {
    if (Array.isArray(found)) return found[Number(key)] ?? null;
    const members = typeof found === 'object' && found !== null ? found : NOTHING;
    return Object.hasOwn(members, key) ? (members[key] ?? null) : null;
  }, value);
}

/** A text that is there and not empty. */
export function textAt(value: JsonValue, path: string): string | null {
  const found = valueAt(value, path);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** An id, which providers write as a text or as a number. */
export function idAt(value: JsonValue, path: string): string | null {
  const found = valueAt(value, path);
  if (typeof found === 'number') return Number.isSafeInteger(found) ? String(found) : null;
  return textAt(value, path);
}

/** The ids of the things of a list, each once; null where there is no list. */
export function idsAt(value: JsonValue, path: string): string[] | null {
  if (!Array.isArray(valueAt(value, path))) return null;
  const ids = listAt(value, path).map((each) => idAt(each, 'id'));
  return [...new Set(ids.filter((id) => id !== null))];
}

export function listAt(value: JsonValue, path: string): JsonValue[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}
