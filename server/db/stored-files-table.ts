import type { Timestamp } from './column-types.ts';

/** What the store of files holds for each store. */
export interface StoredFilesTable {
  store_id: number;
  /** Behind the last slash of its address. */
  name: string;
  /** Bytes, with those of its thumbnails. */
  size: number;
  created_at: Timestamp;
  /** When the job last looked whether a record names it; first its upload. */
  checked_at: Timestamp;
  /** Null while a record names it. */
  unused_since: Timestamp | null;
  /** When the thumbnails of a picture were made; null before, and for a document. */
  thumbnails_at: Timestamp | null;
  /** The job that makes them. */
  task_process_id: number | null;
  /** SHA-256 of what it was made of. The same file of an archive is then not added twice. */
  source_digest: string | null;
}
