import { fromBase64Url, toBase64Url, toHex, type Bytes } from '../encoding.ts';
import { SecretError, type Secrets } from '../ports/secrets.ts';
import { KEY_LENGTH } from './keys.ts';
import { readSealed, writeSealed } from './sealed.ts';

/** Bytes. Drawn anew for each value, as NIST SP 800-38D §8.2.2 allows for 2³² values of one key. */
const NONCE = 12;

interface Key {
  id: string;
  key: CryptoKey;
}

/**
 * AES-256-GCM. Its additional data is the value's place, so that a value that is copied elsewhere does not open.
 * @param keys of 32 bytes each; the first one seals, all of them open
 */
export async function aesGcmSecrets(keys: readonly [Bytes, ...Bytes[]]): Promise<Secrets> {
  const first = await importKey(keys[0]);
  const all = [first, ...(await Promise.all(keys.slice(1).map(importKey)))];
  const encoder = new TextEncoder();
  return {
    keyId: first.id,
    keyIds: all.map(({ id }) => id),
    async seal(text, place) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE));
      const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(place) };
      const sealed = await crypto.subtle.encrypt(algorithm, first.key, encoder.encode(text));
      return writeSealed(first.id, toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)])));
    },
    async open(sealed, place) {
      const read = readSealed(sealed);
      const bytes = read === null ? null : fromBase64Url(read.payload);
      if (read === null || bytes === null) throw new SecretError('A secret is stored that nobody sealed');
      const key = all.find(({ id }) => id === read.keyId)?.key;
      if (key === undefined)
        throw new SecretError(`A secret is sealed with the key ${read.keyId}, which is not here`);
      const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, NONCE), additionalData: encoder.encode(place) };
      try {
        return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE)));
      } catch (cause) {
        throw new SecretError(`A secret of the key ${read.keyId} was changed, or moved from its place`, {
          cause,
        });
      }
    },
  };
}

/** The id is a hash of the key: two servers with one key agree on it, and it says nothing of the key. */
async function importKey(bytes: Bytes): Promise<Key> {
  if (bytes.length !== KEY_LENGTH) throw new RangeError(`A key has ${KEY_LENGTH} bytes, not ${bytes.length}`);
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { id: toHex(digest.slice(0, 4)), key };
}
