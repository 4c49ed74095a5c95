import { hexDigest } from '../digest.ts';

export interface SignedParts {
  /** `data.id` of the query, as received. */
  id: string | null;
  /** Header `x-request-id`. */
  requestId: string | null;
  ts: string;
}

/** The signed text. A part that is absent is left out whole. */
function manifest({ id, requestId, ts }: SignedParts): string {
  return [
    id === null ? '' : `id:${id};`,
    requestId === null ? '' : `request-id:${requestId};`,
    `ts:${ts};`,
  ].join('');
}

export function webhookSignature(parts: SignedParts, secret: string): string {
  return hexDigest.hmacSha256(secret, manifest(parts));
}

/** `ts=<time>,v1=<hex>`; the time has 10 digits (seconds) or 13 (milliseconds). Null for anything else. */
export function readSignature(header: string): { ts: string; v1: string } | null {
  const parts = new Map(
    header.split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const [ts = '', v1 = ''] = [parts.get('ts'), parts.get('v1')];
  return /^\d{10}(\d{3})?$/.test(ts) && /^[0-9a-f]{64}$/i.test(v1) ? { ts, v1 } : null;
}
