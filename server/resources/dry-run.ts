import type { StoreContext, MemberWrite } from '../context.ts';

/** Carries the answer out of a transaction that must not be committed. */
class TakenBack<T> extends Error {
  readonly answer: T;

  constructor(answer: T) {
    super('The transaction was for looking only');
    this.answer = answer;
  }
}

/**
 * Runs a write of a store in a transaction that is always rolled back, and returns what it says. Locks are taken and
 * rules are checked as in the write itself. No row, event or answer for a request id remains.
 * Throws what `work` throws.
 */
export async function dryRun<T>(context: StoreContext, work: (write: MemberWrite) => Promise<T>): Promise<T> {
  try {
    return await context.ports.database.write(context.storeId, async (tx) => {
      throw new TakenBack(await work(Object.assign({ tx }, context)));
    });
  } catch (error) {
    if (isTakenBack<T>(error)) return error.answer;
    throw error;
  }
}

/** Ours alone: nobody else has the class, and one run throws one answer. */
function isTakenBack<T>(error: unknown): error is TakenBack<T> {
  return error instanceof TakenBack;
}
