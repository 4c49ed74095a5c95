import { hexDigest } from '../digest.ts';

/** What the integrity signature covers. Nothing separates the parts, so that a reference must end with no digit. */
export interface IntegrityParts {
  reference: string;
  cents: number;
  currency: string;
  /** ISO 8601, UTC; left out where the payment does not expire. */
  expirationTime?: string;
}

/** Signature of a checkout: a plain SHA-256, no HMAC (docs.wompi.co, widget and web checkout). */
export function integritySignature(
  { reference, cents, currency, expirationTime = '' }: IntegrityParts,
  secret: string,
): string {
  return hexDigest.sha256(`${reference}${cents}${currency}${expirationTime}${secret}`);
}

/** Checksum of an event: the signed values in their order, the time in Unix seconds, the secret. */
export function eventChecksum(values: readonly string[], timestamp: string, secret: string): string {
  return hexDigest.sha256(`${values.join('')}${timestamp}${secret}`);
}
