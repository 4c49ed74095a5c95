import { randomSecret } from '../../encoding.ts';
import type { Passwords } from '../../ports/ports.ts';

/** Hash of a password that nobody has, for addresses without an account; made at its first use. */
export type StandInHash = () => Promise<string>;

export function createStandInHash(passwords: Passwords): StandInHash {
  let hash: Promise<string> | undefined;
  return () => (hash ??= passwords.hash(randomSecret()));
}
