import type { SessionTokens } from '../../context.ts';
import { fromBase64Url, sha256, toBase64Url, type Bytes } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';

/**
 * JSON Web Tokens of one algorithm and one header. A header that differs from ours in one byte is refused unread. So
 * `alg: none`, another algorithm, `kid`, `jwk` and `crit` have no effect (RFC 8725 §3.1).
 */
const encoder = new TextEncoder();
const HEADER = toBase64Url(encoder.encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' })));
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** Seconds that a clock which was set back, or another server's, may differ: summer time taken twice, and a minute. */
const CLOCK_ERROR = 61 * 60;

export interface Claims {
  /** What the token is for; a token of one audience is worthless for another. */
  aud: 'session' | 'device';
  /** A session's secret, or the accounts that a device has signed in to. */
  sub: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

/** Signs with HMAC-SHA-256. */
export async function signToken(claims: Claims, secret: string): Promise<string> {
  const signed = `${HEADER}.${toBase64Url(encoder.encode(JSON.stringify(claims)))}`;
  const signature = await crypto.subtle.sign(HMAC, await keyOf(secret), encoder.encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

/**
 * The claims of a token that we signed for this audience and that is in force now.
 * @throws ApiError `missing_jwt` when the text is no token at all, `invalid_jwt` otherwise (spec 2 §8)
 */
export async function readToken(
  token: string,
  expected: { audience: Claims['aud']; secret: string; now: Date },
): Promise<Claims> {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || signature === undefined || rest.length > 0) throw missingJwt();
  const signatureBytes = fromBase64Url(signature);
  if (header !== HEADER || !signatureBytes) throw invalidJwt();
  const key = await keyOf(expected.secret);
  const genuine = await crypto.subtle.verify(
    HMAC,
    key,
    signatureBytes,
    encoder.encode(`${header}.${payload}`),
  );
  if (!genuine) throw invalidJwt();
  const claims = parseClaims(fromBase64Url(payload));
  const now = expected.now.getTime() / 1000;
  if (!claims || claims.aud !== expected.audience || claims.iat > now + CLOCK_ERROR || claims.exp <= now)
    throw invalidJwt();
  return claims;
}

/** The request has no token. */
export function missingJwt(): ApiError {
  return new ApiError('missing_jwt', { message: 'missing or malformed jwt' });
}

/** The request has a token, but the token is invalid or expired. */
export function invalidJwt(): ApiError {
  return new ApiError('invalid_jwt', { message: 'invalid or expired jwt' });
}

function parseClaims(bytes: Bytes | null): Claims | null {
  if (!bytes) return null;
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return isClaims(value) ? value : null;
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  const { aud, sub, iat, exp } = value as Partial<Record<keyof Claims, unknown>>;
  return (
    (aud === 'session' || aud === 'device') &&
    typeof sub === 'string' &&
    Number.isSafeInteger(iat) &&
    Number.isSafeInteger(exp)
  );
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign', 'verify']);
}

const LARGEST = 10_000;

interface Verified {
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** @param secret signs the tokens */
export function createSessionTokens(secret: string): SessionTokens {
  const verified = new Map<string, Verified>();
  return {
    async sessionIdOf(token, now) {
      const known = verified.get(token);
      if (known && now.getTime() < known.expiresAt) return known.sessionId;
      const claims = await readToken(token, { audience: 'session', secret, now });
      const sessionId = await sha256(claims.sub);
      if (verified.size >= LARGEST) verified.clear();
      verified.set(token, { sessionId, expiresAt: claims.exp * 1000 });
      return sessionId;
    },
  };
}
