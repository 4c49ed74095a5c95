import type { LineError } from './import-record.ts';

/** What a load of the record would do: `failed` where the server would refuse it. */
export const CHECKED_STATES = ['created', 'updated', 'unchanged', 'failed'] as const;
export type CheckedState = (typeof CHECKED_STATES)[number];

/** A value of a stored record before and after a load, as people read it. */
export interface RecordChange {
  /** What the value is called, in the language of the reader. */
  label: string;
  /** The item that has it, such as a variant; null for a value of the record itself. */
  item: string | null;
  from: string | null;
  to: string | null;
}

/** One record of a file that was written on trial. */
export interface CheckedRecord {
  line: number;
  state: CheckedState;
  /** The stored record that it is; null for a new one, or a refused one. */
  record_id: number | null;
  /** What the screens call it; null where the member may not see it, or it was refused. */
  name: string | null;
  /** Of a stored record: the first of its changes. */
  changes: RecordChange[];
  /** The number of its other changes. */
  more_changes: number;
  /** Why it would be refused. */
  errors: LineError[];
}
