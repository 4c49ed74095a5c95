import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { formContent } from '../../domain/files/form-content.ts';

/** SHA-256 of a form's content. A page over plain http has no Web Crypto; where it is, it holds up no key. */
export async function formDigest(form: FormData): Promise<string> {
  const content = await formContent(form);
  if (!globalThis.isSecureContext) return bytesToHex(sha256(content));
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
}
