/** Increase it when stored preferences change their meaning. */
export const PREFERENCES_VERSION = '1';
export const PREFERENCES_OWNER = 'tendero';

/**
 * The value that react-admin's store has under this key; undefined without one. For code that runs before the store
 * exists.
 */
export function keptPreference(key: string): unknown {
  const text = localStorage.getItem(`RaStore${PREFERENCES_OWNER}.${key}`);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Other code wrote this text. The store, too, accepts it unchanged.
    return text;
  }
}
