import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../ports/ports.ts';

/** ASVS 5.0 appendix C: argon2id (the library's default) with two passes over 19 MiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a thread of the pool that files and DNS use too; two leave the others to them. */
const CONCURRENT = 2;

/** Passwords for a real server: argon2id. It computes two hashes at a time; the others wait. */
export function argon2Passwords(): Passwords {
  const inTurn = createLimiter(CONCURRENT);
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) => inTurn(() => verify(stored, password)),
  };
}

/** Lets at most `max` pieces of work run at once; the others wait for their turn, in order. */
function createLimiter(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
