/**
 * `loading` while the browser sends the lines, `queued` and `running` in the worker. `done` or `cancelled` at the end;
 * `undoing` and `undone` when it was taken back. `failed` and `undo_failed` when it was tried too often.
 */
export const IMPORT_STATES = [
  'loading',
  'queued',
  'running',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
  'undo_failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `kept` is a record that an undo left, because somebody changed it since or something needs it. */
export const RECORD_STATES = [
  'waiting',
  'created',
  'updated',
  'unchanged',
  'failed',
  'undone',
  'kept',
] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** True while a worker has the import, or is about to. */
export function isMoving(state: ImportState): boolean {
  return state === 'queued' || state === 'running' || state === 'undoing';
}

/** Milliseconds without a step, which lasts less than one: nobody works on the import at the moment. */
const SILENT_AFTER = 5_000;

/**
 * True for an import whose worker is gone, such as with its server. Another one takes it up by itself, within 15 seconds
 * (the lease of a job and a poll of the queue).
 */
export function isWaiting(state: ImportState, movedAt: Date, now: Date): boolean {
  return isMoving(state) && now.getTime() - movedAt.getTime() > SILENT_AFTER;
}

/** A record that an undo left as it is. */
export interface KeptRecord {
  /** Its line of the file; null for one that the file only named, such as a collection. */
  line: number | null;
  resource: string;
  id: number;
  /** What the screens call it; null for one that is gone, or that the reader may not see. */
  name: string | null;
  /** Why it was left, in the language of the reader. */
  message: string;
}

/** An import as the API answers it. */
export interface ImportSummary {
  id: number;
  target: string;
  file_name: string;
  state: ImportState;
  /** No worker has moved it for some seconds (`isWaiting`). */
  waiting: boolean;
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** Records that an undo left as they are. */
  kept: number;
  /** Of `kept`, those that who undid had no right to: another member may take them back. */
  kept_by_rights: number;
  /** Pictures that are still to be downloaded. */
  pictures_waiting: number;
  pictures_stored: number;
  pictures_failed: number;
  /** Who opened it. */
  user_id: number;
  /** Their name; null when their account is gone. */
  user: string | null;
  created_at: string;
  finished_at: string | null;
}
