import { sql, type RawBuilder } from 'kysely';
import type { Access } from '../../../domain/access/access.ts';

/** Narrows a statement of this module's own, as the generated lists are, to the branches that the member sees. */
export function branchFilter({ branches }: Access, column: 'id' | 'user_store_id'): RawBuilder<unknown> {
  return branches === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...branches]}::bigint[])`;
}
