import { sameValue } from '../changes/changes.ts';
import type { BulkField } from '../schema/model.ts';
import type { BulkChange, RoundTo } from './change.ts';
import type { BulkOp } from '../kinds/kind.ts';

interface Steps {
  /** What a value must be a multiple of: 1 for whole numbers and money, undefined for any number. */
  step: number | undefined;
  round?: RoundTo | undefined;
}

/**
 * A number after `set`, `add` or `percent`, rounded to the field's step, halves away from zero. What has no value, such
 * as stock that is not counted, has nothing to add to and stays so.
 */
export function changedNumber(
  op: Extract<BulkOp, 'set' | 'add' | 'percent'>,
  operand: number,
  before: number | null,
  { step, round }: Steps,
): number | null {
  if (op === 'set') return operand;
  if (before === null) return null;
  const after = rounded(op === 'add' ? before + operand : before + (before * operand) / 100, step);
  return round === undefined ? after : nearestPrice(after, round);
}

/** 900 means the nearest price that ends in it. What costs something is never rounded to nothing. */
function nearestPrice(price: number, to: RoundTo): number {
  if (price <= 0) return price;
  const [step, end] = to === 900 ? [1000, 900] : [to, 0];
  return Math.max(Math.round((price - end) / step) * step + end, end === 0 ? step : end);
}

function rounded(value: number, step: number | undefined): number {
  // Fifteen digits are all that a number says; the rest is noise of the binary form, such as 1.1 × 3.
  const exact = Number(value.toPrecision(15));
  if (step === undefined) return exact;
  const steps = Number((exact / step).toPrecision(15));
  const whole = Math.sign(steps) * Math.round(Math.abs(steps)) * step;
  return Number(whole.toPrecision(15)) + 0;
}

/** How a person says what happens to a number. */
export const AMOUNT_WAYS = ['raise', 'lower', 'add', 'subtract', 'set'] as const;
export type AmountWay = (typeof AMOUNT_WAYS)[number];

/** True where the amount is a percentage. */
export function isPercent(way: AmountWay): boolean {
  return way === 'raise' || way === 'lower';
}

/** The change that a way and a positive amount ask for. */
export function amountChange(source: string, way: AmountWay, amount: number): BulkChange & { value: number } {
  switch (way) {
    case 'raise':
      return { source, op: 'percent', value: amount };
    case 'lower':
      return { source, op: 'percent', value: -amount };
    case 'add':
      return { source, op: 'add', value: amount };
    case 'subtract':
      return { source, op: 'add', value: -amount };
    case 'set':
      return { source, op: 'set', value: amount };
  }
}

/** What a record holds after a bulk change of a number, as its dialog shows it before anything is sent. */

type Values = Readonly<Record<string, unknown>>;

interface NumberChange {
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
