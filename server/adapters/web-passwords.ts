import { fromHex, toHex, type Bytes } from '../encoding.ts';
import type { Passwords } from '../ports/ports.ts';

/** ASVS 5.0 appendix C: PBKDF2 with SHA-256 needs 600,000 rounds. */
const ROUNDS = 600_000;
const SCHEME = 'pbkdf2-sha256';
const BITS = 256;

/** Passwords where there is no argon2: the demo in the browser. Stored as `pbkdf2-sha256$rounds$salt$hash`. */
export function webPasswords(rounds: number = ROUNDS): Passwords {
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return [SCHEME, rounds, toHex(salt), toHex(await derive(password, salt, rounds))].join('$');
    },
    async verify(stored, password) {
      const [scheme, storedRounds, salt, expected] = stored.split('$');
      if (scheme !== SCHEME || !storedRounds || !salt || !expected) return false;
      return sameBytes(await derive(password, fromHex(salt), Number(storedRounds)), fromHex(expected));
    },
  };
}

async function derive(password: string, salt: Bytes, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, BITS),
  );
}

/** Takes the same time wherever the first difference is. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  return a.reduce((difference, byte, i) => difference | (byte ^ (b[i] ?? 0)), 0) === 0;
}
