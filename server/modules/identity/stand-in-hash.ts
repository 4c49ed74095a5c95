import { randomSecret } from '../../encoding.ts';
import type { StandInHash } from '../../context.ts';
import type { Passwords } from '../../ports/ports.ts';

/** Makes the hash of a password that nobody has, at its first use. */
export function createStandInHash(passwords: Passwords): StandInHash {
  let hash: Promise<string> | undefined;
  return () => (hash ??= passwords.hash(randomSecret()));
}
