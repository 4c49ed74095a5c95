import { repeatedRecord } from '../../../../domain/imports/check-records.ts';
import type { CheckedState, CheckedRecord, LineError } from '../../../../domain/imports/import-answers.ts';
import { lineKey, type ImportFault, type ImportRecord } from '../../../../domain/imports/import-record.ts';
import { MOST_RECORDS_CHECKED } from '../../../../domain/imports/limits.ts';
import { readRecord } from '../../../../domain/imports/read-record.ts';
import type { ImportShape } from '../../../../domain/imports/shape-answer.ts';

/** A mistake that the file shows by itself, or one that the server has found. */
export type ReviewFault = ImportFault | LineError;

/** What a load will do, as far as the server was asked. */
export interface LoadPlan {
  created: number;
  updated: number;
  unchanged: number;
  /** Records without a mistake of the file that the server is still to be asked about. */
  waiting: number;
  /** Such records beyond those that a review asks about. */
  unasked: number;
}

/** A stored record that the file changes. */
export type ChangedRecord = Pick<CheckedRecord, 'line' | 'name' | 'changes' | 'more_changes'>;

/** What the file and the server say of its records, as far as the server was asked. */
export interface Checked {
  faults: ReviewFault[];
  /** Records without a mistake in any of their lines. */
  good: number;
  plan: LoadPlan;
  /** What a load does with the record of a line, by `lineKey`. */
  states: ReadonlyMap<string, CheckedState>;
  /** The first of the stored records that change. */
  changed: ChangedRecord[];
}

type Outcomes = Pick<WeakMap<ImportRecord, CheckedRecord>, 'get'>;

/** Changed records that are shown one by one. */
const MOST_CHANGED = 200;

/** Records that the file shows no mistake of. */
export function soundOf(records: readonly ImportRecord[], faults: readonly ImportFault[]): ImportRecord[] {
  const faulty = faultsByRecord(records, faults);
  return records.filter(({ line }) => !faulty.has(line));
}

/** @param own mistakes that the file shows by itself */
export function checkedOf(
  shape: ImportShape | undefined,
  records: readonly ImportRecord[],
  own: readonly ImportFault[],
  outcomes: Outcomes,
): Checked {
  const good = soundOf(records, own);
  const found = good.flatMap((record) => outcomes.get(record) ?? []);
  const refused = shape === undefined ? [] : refusedBy(shape, good, outcomes);
  const faults = [...own, ...refused].sort((a, b) => a.line - b.line);
  const faulty = faultsByRecord(records, faults);
  const passed = found.filter(({ line }) => !faulty.has(line));
  const count = (state: CheckedState) => passed.filter((one) => one.state === state).length;
  const open = good.length - found.length;
  const waiting = Math.max(0, Math.min(open, MOST_RECORDS_CHECKED - found.length));
  return {
    faults,
    good: records.length - faulty.size,
    plan: {
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      waiting,
      unasked: open - waiting,
    },
    states: statesOf(records, passed),
    changed: passed
      .filter(({ state }) => state === 'updated')
      .slice(0, MOST_CHANGED)
      .map(({ line, name, changes, more_changes }) => ({ line, name, changes, more_changes })),
  };
}

/** What the server refused, and lines that are one stored record by different names. */
function refusedBy(shape: ImportShape, records: readonly ImportRecord[], outcomes: Outcomes): ReviewFault[] {
  const seen = new Map<number, number>();
  return records.flatMap((record): ReviewFault[] => {
    const outcome = outcomes.get(record);
    if (outcome === undefined) return [];
    const id = outcome.record_id;
    const earlier = id === null || !shape.creates ? undefined : seen.get(id);
    if (earlier !== undefined)
      return [repeatedRecord(shape.identity, record, readRecord(shape, record), earlier)];
    if (id !== null) seen.set(id, record.line);
    return outcome.errors;
  });
}

function statesOf(
  records: readonly ImportRecord[],
  checked: readonly CheckedRecord[],
): Map<string, CheckedState> {
  const byLine = new Map(checked.map(({ line, state }) => [line, state]));
  return new Map(
    records.flatMap(({ line, lines }) => {
      const state = byLine.get(line);
      return state === undefined ? [] : lines.map((one) => [lineKey(one), state] as const);
    }),
  );
}

export function faultsByRecord<Fault extends ReviewFault>(
  records: readonly ImportRecord[],
  faults: readonly Fault[],
): Map<number, Fault[]> {
  const found = new Map<number, Fault[]>();
  if (faults.length === 0) return found;
  const recordOf = new Map(
    records.flatMap(({ line, lines }) => lines.map((one) => [one.line, line] as const)),
  );
  for (const fault of faults) {
    const line = recordOf.get(fault.line) ?? fault.line;
    const own = found.get(line);
    if (own) own.push(fault);
    else found.set(line, [fault]);
  }
  return found;
}
