/** What a bulk change asks of one field, the same for every record. */
import type { BulkOp } from '../kinds/kind.ts';
import type { Field } from '../schema/model.ts';
import { SHAPES } from '../schema/kinds.ts';

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
