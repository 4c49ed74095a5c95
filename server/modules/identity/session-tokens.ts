import { sha256 } from '../../encoding.ts';
import { readToken } from './token.ts';

const LARGEST = 10_000;

interface Verified {
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The tokens of sessions. A signature that was good stays good: each is verified once, not with each call. */
export interface SessionTokens {
  /**
   * The stored id of the session that a token names.
   * @throws ApiError `missing_jwt`, `invalid_jwt`
   */
  sessionIdOf(token: string, now: Date): Promise<string>;
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
