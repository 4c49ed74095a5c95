import { randomSecret } from '../../encoding.ts';
import type { DummyHash } from '../../context.ts';
import type { Passwords } from '../../ports/ports.ts';

/** Makes the hash of a password that nobody has, at its first use. */
export function createDummyHash(passwords: Passwords): DummyHash {
  let hash: Promise<string> | undefined;
  return () => (hash ??= passwords.hash(randomSecret()));
}
