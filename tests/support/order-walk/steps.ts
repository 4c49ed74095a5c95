import fc from 'fast-check';

export const ACTS = [
  'create',
  'edit',
  'pay',
  'collect',
  'receive',
  'void',
  'cancel',
  'reopen',
  'refund',
  'charge',
  'pay late',
  'provider refund',
  'dispute',
  'import',
  'import products',
  'delete',
  'undo',
  'attach',
  'detach',
  'delete product',
  'change variants',
  'delete client',
] as const;
export type Act = (typeof ACTS)[number];

/** One operation of a walk over the orders of a store. What it meets depends on the other clients. */
export interface Step {
  act: Act;
  /** Chooses the order. */
  at: number;
  /** Chooses the shelves of the lines. */
  shelves: number[];
  units: number;
  /** Sent twice under one request id, as after an answer that was lost. */
  repeated: boolean;
}

const weight = (value: Act, times: number) => ({ weight: times, arbitrary: fc.constant(value) });

/** Imports are jobs of several calls: fewer of them. */
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    weight('create', 26),
    weight('edit', 22),
    weight('pay', 14),
    weight('collect', 6),
    weight('receive', 12),
    weight('void', 5),
    weight('cancel', 10),
    weight('reopen', 8),
    weight('refund', 12),
    weight('charge', 8),
    weight('pay late', 4),
    weight('provider refund', 6),
    weight('dispute', 3),
    weight('import', 1),
    weight('import products', 1),
    weight('delete', 5),
    weight('undo', 2),
    weight('attach', 4),
    weight('detach', 2),
    weight('delete product', 1),
    weight('change variants', 2),
    weight('delete client', 1),
  ),
  at: fc.nat(100_000),
  shelves: fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }),
  units: fc.integer({ min: 1, max: 4 }),
  repeated: fc.nat(15).map((of16) => of16 === 0),
});

/** The same steps for the same seed. */
export function stepsOf(seed: number, count: number): Step[] {
  return fc.sample(step, { seed, numRuns: count });
}
