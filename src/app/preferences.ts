/** Raised when what is kept in the browser would no longer be understood. */
export const PREFERENCES_VERSION = '1';
export const PREFERENCES_OWNER = 'tendero';

/** What react-admin's store keeps under this key, undefined where it keeps nothing; asked where the store is not there yet. */
export function keptPreference(key: string): unknown {
  const text = localStorage.getItem(`RaStore${PREFERENCES_OWNER}.${key}`);
  return text === null ? undefined : JSON.parse(text);
}
