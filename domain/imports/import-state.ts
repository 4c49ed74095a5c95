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
