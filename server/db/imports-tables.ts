import type { ColumnType, Generated } from 'kysely';
import type { ImportLine } from '../../domain/imports/import-record.ts';
import type { PictureFault } from '../../domain/imports/web-pictures.ts';
import type { ImportState, RecordState } from '../../domain/imports/import-state.ts';
import type { Json, Timestamp } from './column-types.ts';

/** A file that a member brings in. */
export interface ImportsTable {
  store_id: number;
  id: Generated<number>;
  /** `products`, `inventory`, `customers`… */
  target: string;
  file_name: string;
  /** Who opened it. */
  user_id: number;
  /** Other members who sent or corrected records of it. */
  sender_ids: ColumnType<number[], never, number[]>;
  /** Who started, repeated or undid it last, in whose name its job writes; null for who opened it. */
  mover_id: ColumnType<number | null, never, number>;
  /** `es`, `en`, `pt`: of the mail at its end. */
  language: string;
  state: ColumnType<ImportState, ImportState, ImportState>;
  /** Records that the file has. */
  total: number;
  created: Generated<number>;
  updated: Generated<number>;
  unchanged: Generated<number>;
  failed: Generated<number>;
  /** Records that an undo left as they are. */
  kept: Generated<number>;
  created_at: Timestamp;
  /** Of the last step. */
  moved_at: Timestamp;
  finished_at: Timestamp | null;
}

/** The records of a file, each with what became of it. */
export interface ImportRecordsTable {
  store_id: number;
  import_id: number;
  /** The first line of the record in its file. */
  line: number;
  lines: ColumnType<ImportLine[], string, string>;
  state: ColumnType<RecordState, RecordState, RecordState>;
  /** The record of the store that came of it. */
  record_id: number | null;
  /** Its version after the import, by which an undo sees that somebody changed it since. */
  version: number | null;
  /** What an undo writes back; null for a new record. */
  before: Json | null;
  /** `{code, errors}` of a refused one, and of one that an undo left. */
  refusal: Json | null;
}

/** Pictures that a file names by their addresses on the web. */
export interface ImportPicturesTable {
  store_id: number;
  import_id: number;
  /** Of the record that it is for. */
  line: number;
  /** Within its record, from 0. */
  position: number;
  address: string;
  state: ColumnType<'waiting' | 'stored' | 'failed', 'waiting' | 'failed', 'stored' | 'failed'>;
  /** Why it was not stored. */
  fault: PictureFault | null;
}

/** Records that a file made besides its own, such as collections that its products name. */
export interface ImportAdditionsTable {
  store_id: number;
  import_id: number;
  resource: string;
  record_id: number;
  /** As it was made: an undo leaves what somebody changed since. */
  version: number;
  state: 'created' | 'undone' | 'kept';
  /** Why an undo left it. */
  refusal: Json | null;
}
