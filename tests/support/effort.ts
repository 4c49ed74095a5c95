/**
 * How much generated tests do. The gate (`npm test`) runs them short and from one seed, so that its result is the same
 * each time. `npm run soak` runs them whole, from a new seed that it prints.
 */
import fc from 'fast-check';

/** The seed of `npm run soak`; not set in the gate. */
const SOAK = process.env['TENDERO_SOAK'];
/** Runs of a property in the gate, and in `npm run soak`. */
const GATE_RUNS = 50;
const SOAK_RUNS = 500;

export const SEED = Number(SOAK ?? 20_261_127);

/** One amount for the gate, and one for `npm run soak`: runs of a property, steps of a walk, kills. */
export function effort(gate: number, soak: number): number {
  return SOAK === undefined ? gate : soak;
}

/** Of every property that names no number of its own. */
export function configureGenerators(): void {
  fc.configureGlobal({ seed: SEED, numRuns: effort(GATE_RUNS, SOAK_RUNS) });
  drawn = 0;
}

let drawn = 0;

/** Some values of a kind. Each call draws others, and the same ones in the next run of the file. */
export function draw<T>(kind: fc.Arbitrary<T>, count: number): T[] {
  drawn += 1;
  return fc.sample(kind, { numRuns: count, seed: SEED + drawn });
}
