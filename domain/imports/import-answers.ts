import {
  closedObject,
  FLAG,
  FROM_ZERO,
  INTEGER,
  INTEGER_OR_NULL,
  TEXT,
  TEXT_OR_NULL,
} from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { PICTURE_FAULTS } from './web-pictures.ts';

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

const PART = {
  type: 'integer',
  description: 'Of a line of the file that is several of ours: which of them, from 1.',
} as const satisfies JsonSchema;

/** A file on its way into the store, or what came of it. */
export const IMPORT = closedObject({
  id: INTEGER,
  target: { ...TEXT, minLength: 1, maxLength: 40 },
  file_name: TEXT,
  state: { enum: [...IMPORT_STATES] },
  waiting: { ...FLAG, description: 'No server has moved it for some seconds; one takes it up by itself.' },
  total: FROM_ZERO,
  created: FROM_ZERO,
  updated: FROM_ZERO,
  unchanged: FROM_ZERO,
  failed: FROM_ZERO,
  kept: { ...FROM_ZERO, description: 'Records that an undo left as they are.' },
  kept_by_rights: {
    ...FROM_ZERO,
    description: 'Of `kept`, those that who undid had no right to: another member may take them back.',
  },
  pictures_waiting: { ...FROM_ZERO, description: 'Pictures that are still to be downloaded.' },
  pictures_stored: FROM_ZERO,
  pictures_failed: FROM_ZERO,
  user_id: { ...INTEGER, description: 'Who opened it.' },
  user: { ...TEXT_OR_NULL, description: 'Their name; null when their account is gone.' },
  created_at: { type: 'string', format: 'date-time' },
  finished_at: TEXT_OR_NULL,
});
export type ImportSummary = FromSchema<typeof IMPORT>;

/** A record that an undo left as it is. */
export const KEPT_RECORD = closedObject({
  line: {
    ...INTEGER_OR_NULL,
    description: 'Of the file; null for one that the file only named, such as a collection.',
  },
  resource: TEXT,
  id: INTEGER,
  name: {
    ...TEXT_OR_NULL,
    description: 'What the screens call it; null for one that is gone, or that the reader may not see.',
  },
  message: { ...TEXT, description: 'Why it was left, in the language of the reader.' },
});
export type KeptRecord = FromSchema<typeof KEPT_RECORD>;

/** A mistake of a line as the server says it (spec 1 §3), with what a person reads. */
const LINE_ERROR = closedObject(
  {
    line: INTEGER,
    part: PART,
    field: { ...TEXT, description: 'The path of the column; empty where no cell is at fault.' },
    column: { ...TEXT, description: 'Its header in the language of the reader.' },
    value: TEXT,
    empty: FLAG,
    wrong_format: FLAG,
    message: TEXT,
  },
  { optional: ['part'] },
);
export type LineError = FromSchema<typeof LINE_ERROR>;

/** A record that could not be written, and why. */
export const IMPORT_FAILURE = closedObject({
  line: INTEGER,
  lines: {
    type: 'array',
    items: closedObject(
      { line: INTEGER, part: PART, cells: { type: 'object', additionalProperties: TEXT } },
      { optional: ['part'] },
    ),
  },
  refusal: closedObject(
    {
      code: { $ref: '#/components/schemas/ErrorCode' },
      errors: { type: 'object', additionalProperties: { $ref: '#/components/schemas/FieldError' } },
      by: { ...TEXT, description: 'With `in_use`: what refers to it.' },
    },
    { optional: ['by'] },
  ),
  errors: { type: 'array', items: LINE_ERROR },
});
export type ImportFailure = FromSchema<typeof IMPORT_FAILURE>;

/** A value of a stored record before and after a load, as people read it. */
const RECORD_CHANGE = closedObject({
  label: { ...TEXT, description: 'What the value is called, in the language of the reader.' },
  item: {
    ...TEXT_OR_NULL,
    description: 'The item that has it, such as a variant; null for a value of the record itself.',
  },
  from: TEXT_OR_NULL,
  to: TEXT_OR_NULL,
});
export type RecordChange = FromSchema<typeof RECORD_CHANGE>;

/** One record of a file that was written on trial. */
export const CHECKED_RECORD = closedObject({
  line: INTEGER,
  state: {
    enum: ['created', 'updated', 'unchanged', 'failed'],
    description: 'What a load of the record would do: `failed` where the server would refuse it.',
  },
  record_id: {
    ...INTEGER_OR_NULL,
    description: 'The stored record that it is; null for a new one, or a refused one.',
  },
  name: {
    ...TEXT_OR_NULL,
    description: 'What the screens call it; null where the member may not see it, or it was refused.',
  },
  changes: { type: 'array', items: RECORD_CHANGE, description: 'Of a stored record: the first of them.' },
  more_changes: { ...FROM_ZERO, description: 'The number of its other changes.' },
  errors: { type: 'array', items: LINE_ERROR, description: 'Why it would be refused.' },
});
export type CheckedRecord = FromSchema<typeof CHECKED_RECORD>;
export type CheckedState = CheckedRecord['state'];

/** A picture of a file that a product did not get. */
export const FAILED_PICTURE = closedObject({
  line: INTEGER,
  address: TEXT,
  fault: { enum: [...PICTURE_FAULTS] },
});
export type FailedPicture = FromSchema<typeof FAILED_PICTURE>;
