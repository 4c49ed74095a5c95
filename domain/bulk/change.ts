import { sameValue } from '../changes/changes.ts';
import type { BulkField, Field } from '../schema/model.ts';
import type { BulkOp } from '../kinds/kind.ts';
import { SHAPES } from '../schema/kinds.ts';

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

/** What a bulk change asks of one field, the same for every record. */

export interface BulkChange {
  source: string;
  op: BulkOp;
  /** A value of the field; a difference (`add`), a percentage (`percent`) or ids (`link`, `unlink`). */
  value: string | number | boolean | null | readonly number[];
  /** Of a difference or a percentage: to which price the result goes. */
  round?: RoundTo | undefined;
}

/** Prices as people say them: the nearest hundred, five hundred or thousand, or the nearest that ends in 900. */
export const ROUNDS = [100, 500, 1000, 900] as const;
export type RoundTo = (typeof ROUNDS)[number];

/** What can be done to a field of several records at once; nothing for kinds such as texts and files. */
export function bulkOps({ kind }: Pick<Field, 'kind'>): readonly BulkOp[] {
  return SHAPES[kind].bulk ?? [];
}

/** A difference beyond this is a slip of the keyboard, not a price. */
export const LARGEST_PERCENT = 1000;

/** The key of what is wrong with the change's value, or undefined. The field's own bounds are for the write to judge. */
export function changeFault({
  op,
  value,
}: BulkChange): 'type' | 'minimum' | 'maximum' | 'required' | undefined {
  switch (op) {
    case 'set':
      return Array.isArray(value) ? 'type' : undefined;
    case 'add':
      return typeof value === 'number' ? undefined : 'type';
    case 'percent':
      if (typeof value !== 'number') return 'type';
      if (value < -100) return 'minimum';
      return value > LARGEST_PERCENT ? 'maximum' : undefined;
    case 'link':
    case 'unlink':
      if (!Array.isArray(value)) return 'type';
      return value.length === 0 ? 'required' : undefined;
  }
}
