import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { formContent } from '../../domain/files/form-content.ts';

/** SHA-256 of a form's content. Not by Web Crypto, which a page over plain http does not have. */
export async function formDigest(form: FormData): Promise<string> {
  return bytesToHex(sha256(await formContent(form)));
}
