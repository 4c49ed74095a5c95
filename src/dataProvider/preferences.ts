/** Increase it when stored preferences change their meaning. */
export const PREFERENCES_VERSION = '1';
export const PREFERENCES_OWNER = 'tendero';

/** Where react-admin's store has a preference in the browser. */
export function preferenceKey(key: string): string {
  return `RaStore${PREFERENCES_OWNER}.${key}`;
}

/**
 * The value that react-admin's store has under this key; undefined without one. For code that runs before the store
 * exists.
 */
export function keptPreference(key: string): unknown {
  const text = localStorage.getItem(preferenceKey(key));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Other code wrote this text. The store, too, accepts it unchanged.
    return text;
  }
}
