/** Raised when what is kept in the browser would no longer be understood. */
export const PREFERENCES_VERSION = '1';
export const PREFERENCES_OWNER = 'tendero';

/** Whether react-admin's store keeps something under this key; asked where the store is not there yet. */
export function isKept(key: string): boolean {
  return localStorage.getItem(`RaStore${PREFERENCES_OWNER}.${key}`) !== null;
}
