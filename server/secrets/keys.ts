import { fromHex, toHex, type Bytes } from '../encoding.ts';

/** Bytes of a key: AES-256. */
export const KEY_LENGTH = 32;

export function newKey(): Bytes {
  return crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
}

/** A key as settings and the key file write it, 64 hexadecimal digits; null for anything else. */
export function readKey(text: string): Bytes | null {
  return /^[0-9a-f]{64}$/i.test(text) ? fromHex(text) : null;
}

export function writeKey(key: Bytes): string {
  return toHex(key);
}
