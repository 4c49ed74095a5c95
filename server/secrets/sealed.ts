/** How a sealed value is written: `sealed:1:<key id>:<nonce and ciphertext, base64url>`. */
const SCHEME = 'sealed:1:';

/** SQL: whether a column holds a sealed value, or one of this key. */
export function isSealed(column: string, keyId = ''): string {
  return `${column} like '${SCHEME}${keyId === '' ? '' : `${keyId}:`}%'`;
}

export function writeSealed(keyId: string, payload: string): string {
  return `${SCHEME}${keyId}:${payload}`;
}

/** Null for anything that `writeSealed` does not write. */
export function readSealed(text: string): { keyId: string; payload: string } | null {
  if (!text.startsWith(SCHEME)) return null;
  const [keyId = '', payload = ''] = text.slice(SCHEME.length).split(':');
  return keyId === '' || payload === '' ? null : { keyId, payload };
}

/** The one place of a value: copied to another row, column or store, it does not open. */
export function placeOf(table: string, column: string, storeId: number, id: number): string {
  return `${table}.${column}/${storeId}/${id}`;
}
