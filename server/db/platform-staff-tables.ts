import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

/** People who may read across stores. Only the owner of the tables writes it (decision 57). */
export interface PlatformStaffTable {
  user_id: number;
  granted_at: Timestamp;
}

/** Who was granted the role, and what anybody asked of the platform's calls. */
export interface PlatformStaffLogTable {
  id: Generated<number>;
  at: Timestamp;
  user_id: number;
  /** As it was then: the account may go. */
  email: string;
  /** `review`: they have looked at money, or confirmed it; `call` says which. */
  action: 'grant' | 'revoke' | 'read' | 'refused' | 'review';
  /** Operation of the API; null for a command. */
  call: string | null;
  /** The query, who ran the command, or what was looked at or confirmed with which note. */
  details: Json;
}
