import type { ColumnType } from 'kysely';

/** Addresses below the host that a store has taken or left. */
export interface StoreUrlsTable {
  url: string;
  store_id: number;
  /** When the store last took or left it. */
  created_at: ColumnType<Date, Date | undefined, Date>;
}
