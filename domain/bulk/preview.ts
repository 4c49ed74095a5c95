/** What a record holds after a bulk change of a number, as its dialog shows it before anything is sent. */
import { sameValue } from '../changes/same-value.ts';
import type { BulkField } from '../schema/model.ts';
import type { BulkOp } from './change.ts';
import { changedNumber, type Steps } from './number.ts';

type Values = Readonly<Record<string, unknown>>;

export interface NumberChange {
  op: Extract<BulkOp, 'set' | 'add' | 'percent'>;
  value: number;
}

/**
 * The record with the number changed, in itself and in its items. Where a value that is set is the record's own, the items
 * that had all such values of the record take it over.
 * @param all the fields that can be changed together
 */
export function changedRecord(
  all: readonly BulkField[],
  { source, along, setsOwn }: BulkField,
  { op, value }: NumberChange,
  record: Values,
  steps: Steps,
): Values {
  const next = (before: unknown) =>
    changedNumber(op, value, typeof before === 'number' ? before : null, steps);
  const own = (record[source] ?? null) !== null || op === 'set' ? { [source]: next(record[source]) } : {};
  const followed = op === 'set' && setsOwn === true;
  const lists = along.map((path): [string, unknown] => {
    const [list = '', member = ''] = path.split('.');
    const rows: Values[] = Array.isArray(record[list]) ? record[list] : [];
    const twins = all.filter((each) => each.setsOwn === true);
    const isTwin = (row: Values) =>
      twins.every((each) =>
        each.along.every((twin) => {
          const [of = '', name = ''] = twin.split('.');
          return of !== list || sameValue(row[name] ?? null, record[each.source] ?? null);
        }),
      );
    return [
      list,
      rows.map((row) => (followed && !isTwin(row) ? row : { ...row, [member]: next(row[member]) })),
    ];
  });
  return { ...record, ...own, ...Object.fromEntries(lists) };
}
