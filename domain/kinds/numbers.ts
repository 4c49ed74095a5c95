/** What the kinds of numbers share. */
import type { FilterOp, JsonSchema } from '../schema/vocabulary.ts';
import type { BulkOp } from './kind.ts';

export const NUMBER_FILTERS: readonly FilterOp[] = ['in', 'equals', 'between'];
export const NUMBER_BULK: readonly BulkOp[] = ['set', 'add', 'percent'];

const INTEGER = /^-?\d{1,16}$/;
/** What JavaScript and PostgreSQL read alike: not `0x10`, and no spaces of other scripts. */
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;

/** A whole number of a query; null for any other text. */
export function parseInteger(text: string): number | null {
  const value = Number(text);
  return INTEGER.test(text) && Number.isSafeInteger(value) ? value : null;
}

/** A number of a query; null for any other text. */
export function parseNumber(text: string): number | null {
  return NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** One of the multiples within the bounds; without `multipleOf`, a whole number where one fits. */
export function sampleNumber(schema: JsonSchema, n: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const unit = schema.multipleOf ?? 1;
  const low = minimum ?? exclusiveMinimum ?? 0;
  const high = maximum ?? exclusiveMaximum ?? low + 1_000_000 * unit;
  const first = Math.ceil(low / unit) + (low === exclusiveMinimum && low % unit === 0 ? 1 : 0);
  const last = Math.floor(high / unit) - (high === exclusiveMaximum && high % unit === 0 ? 1 : 0);
  if (last < first) return (low + high) / 2;
  // Steps of 0.1 add up to numbers such as 0.30000000000000004, which nobody types.
  return Number(((first + ((n * 7) % (last - first + 1))) * unit).toPrecision(15));
}
