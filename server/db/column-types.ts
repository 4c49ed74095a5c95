import type { ColumnType } from 'kysely';

/** Read as a `Date`; set by the database where an insert leaves it out. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as text. */
export type Json = ColumnType<unknown, string, string>;
