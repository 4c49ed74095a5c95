import type { Timestamp } from './column-types.ts';

/** What secrets in the database may be sealed with. */
export interface SecretKeysTable {
  /** A hash of the key, which is not in the database. */
  id: string;
  created_at: Timestamp;
}
