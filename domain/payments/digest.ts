import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Digests in lower-case hexadecimal. MD5 and SHA-1 are PayU's, and nobody else's (ASVS 5.0, appendix C). */
export const hexDigest = {
  md5: (text: string): string => bytesToHex(md5(utf8ToBytes(text))),
  sha1: (text: string): string => bytesToHex(sha1(utf8ToBytes(text))),
  sha256: (text: string): string => bytesToHex(sha256(utf8ToBytes(text))),
  hmacSha256: (key: string, text: string): string =>
    bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text))),
} as const;

/** Compares two hexadecimal digests without regard to case. The time does not show how much of them is equal. */
export function sameDigest(sent: string, expected: string): boolean {
  const [left, right] = [sent.toLowerCase(), expected.toLowerCase()];
  if (left.length !== right.length || right === '') return false;
  let difference = 0;
  for (let at = 0; at < right.length; at += 1) difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
