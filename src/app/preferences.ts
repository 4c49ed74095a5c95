/** Raised when what is kept in the browser would no longer be understood. */
export const PREFERENCES_VERSION = '1';
export const PREFERENCES_OWNER = 'tendero';

/** What react-admin's store keeps under this key, undefined where it keeps nothing; asked where the store is not there yet. */
export function keptPreference(key: string): unknown {
  const text = localStorage.getItem(`RaStore${PREFERENCES_OWNER}.${key}`);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not the store's writing: it takes such a text as it is, too.
    return text;
  }
}
