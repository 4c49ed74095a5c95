import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

/** What takes a bulk change or a deletion back. */
export interface UndosTable {
  store_id: number;
  id: Generated<number>;
  /** change, delete */
  kind: string;
  resource: string;
  /** Who made the call. */
  user_id: number | null;
  /** Of the call, and of its rows in the log. */
  request_id: string;
  /** Records that the call changed or deleted. */
  record_ids: number[];
  /** `KeptChanges` of a change; null for a deletion, whose rows are in `undo_rows`. */
  changes: Json | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  undone_at: Timestamp | null;
}

/** Rows that went with deleted records. */
export interface UndoRowsTable {
  store_id: number;
  undo_id: number;
  id: Generated<number>;
  /** Place of the rows in the order in which they return. */
  step: number;
  /** The deleted record that took the row with it. */
  root_id: number;
  /** The row by its columns; of an emptied reference `{id, value, version}`. */
  row: Json;
}
