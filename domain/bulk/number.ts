import type { BulkOp } from './change.ts';

export interface Steps {
  /** What a value must be a multiple of: 1 for whole numbers and money, undefined for any number. */
  step: number | undefined;
}

/**
 * A number after `set`, `add` or `percent`, rounded to the field's step, halves away from zero. What has no value, such
 * as stock that is not counted, has nothing to add to and stays so.
 */
export function changedNumber(
  op: Extract<BulkOp, 'set' | 'add' | 'percent'>,
  operand: number,
  before: number | null,
  { step }: Steps,
): number | null {
  if (op === 'set') return operand;
  if (before === null) return null;
  return rounded(op === 'add' ? before + operand : before + (before * operand) / 100, step);
}

function rounded(value: number, step: number | undefined): number {
  // Fifteen digits are all that a number says; the rest is noise of the binary form, such as 1.1 × 3.
  const exact = Number(value.toPrecision(15));
  if (step === undefined) return exact;
  const steps = Number((exact / step).toPrecision(15));
  const whole = Math.sign(steps) * Math.round(Math.abs(steps)) * step;
  return Number(whole.toPrecision(15)) + 0;
}
