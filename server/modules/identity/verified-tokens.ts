import { sha256 } from '../../encoding.ts';
import { readToken } from './token.ts';
import type { ApiSettings } from '../../ports/ports.ts';

const LARGEST = 10_000;

interface Verified {
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A signature that was good stays good: a session's token is verified once, not with each of its calls. */
const known = new WeakMap<ApiSettings, Map<string, Verified>>();

/**
 * The stored id of the session that a token names.
 * @throws ApiError `missing_jwt`, `invalid_jwt`
 */
export async function sessionIdOfToken(token: string, settings: ApiSettings, now: Date): Promise<string> {
  const verified = known.get(settings) ?? new Map<string, Verified>();
  known.set(settings, verified);
  const found = verified.get(token);
  if (found && now.getTime() < found.expiresAt) return found.sessionId;
  const claims = await readToken(token, { audience: 'session', secret: settings.sessionSecret, now });
  const sessionId = await sha256(claims.sub);
  if (verified.size >= LARGEST) verified.clear();
  verified.set(token, { sessionId, expiresAt: claims.exp * 1000 });
  return sessionId;
}
