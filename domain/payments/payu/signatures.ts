import { hexDigest } from '../digest.ts';

/** As PayU names them; the first three need no key beyond the one in the text. */
export const PAYU_ALGORITHMS = ['MD5', 'SHA', 'SHA256', 'HMAC-SHA256'] as const;
export type PayuAlgorithm = (typeof PAYU_ALGORITHMS)[number];

/** The keys of an account. `hmac` counts with HMAC-SHA256 alone. */
export interface PayuKeys {
  apiKey: string;
  hmac: string;
}

/** MD5 where the store says nothing: the algorithm of PayU's own examples. */
export function readAlgorithm(text: string): PayuAlgorithm {
  return PAYU_ALGORITHMS.find((algorithm) => algorithm === text) ?? 'MD5';
}

/** Signature of `apiKey~part~part…`, of a checkout and of a notification alike. */
export function payuSignature(
  parts: readonly string[],
  { apiKey, hmac }: PayuKeys,
  algorithm: PayuAlgorithm,
): string {
  const text = [apiKey, ...parts].join('~');
  switch (algorithm) {
    case 'MD5':
      return hexDigest.md5(text);
    case 'SHA':
      return hexDigest.sha1(text);
    case 'SHA256':
      return hexDigest.sha256(text);
    case 'HMAC-SHA256':
      return hexDigest.hmacSha256(hmac, text);
  }
}

/**
 * The amount as PayU signs it in a notification, from its text and never from a number: one decimal, and a second one
 * that is not zero. `150.00` is `150.0`, `150.25` stays. Null for anything that is no amount.
 */
export function signedValue(value: string): string | null {
  const [, whole = '', decimals = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === '') return null;
  const [first = '0', second = '0'] = decimals;
  return second === '0' ? `${whole}.${first}` : `${whole}.${first}${second}`;
}
