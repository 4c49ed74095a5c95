import type { ColumnType, Generated } from 'kysely';
import type {
  BatchFault,
  BatchFileState,
  BatchState,
  FileRefusal,
} from '../../domain/picture-batches/batch.ts';
import type { Timestamp } from './column-types.ts';

/** A ZIP with pictures of products that a member brings in. */
export interface PictureBatchesTable {
  store_id: number;
  id: Generated<number>;
  user_id: number;
  file_name: string;
  /** Bytes. */
  size: number;
  /** Names of the stored parts of the file, in order; none once it has ended. */
  parts: ColumnType<string[], string | undefined, string>;
  state: ColumnType<BatchState, BatchState, BatchState>;
  fault: ColumnType<BatchFault | null, BatchFault | null | undefined, BatchFault | null>;
  /** Whether its files are rows now. */
  opened: Generated<boolean>;
  total: Generated<number>;
  added: Generated<number>;
  present: Generated<number>;
  unmatched: Generated<number>;
  refused: Generated<number>;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

/** The files of a ZIP, each with what became of it. */
export interface PictureBatchFilesTable {
  store_id: number;
  batch_id: number;
  /** In the directory of the ZIP. */
  position: number;
  path: string;
  sku: string;
  state: ColumnType<BatchFileState, BatchFileState, BatchFileState>;
  reason: ColumnType<FileRefusal | null, FileRefusal | null, FileRefusal | null>;
  product_id: number | null;
}
