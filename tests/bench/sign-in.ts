/**
 * Whether the time of a wrong sign-in reveals a known address. It is a figure only:
 * `tests/api/identity/sign-in-timing.test.ts` tests that both do the same work.
 */
import { SIGN_IN_LIMITS } from '../../domain/identity/sign-in-limits.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { createTestApi, ORIGIN, type TestApi } from '../support/api.ts';
import { createClient } from '../support/client.ts';
import { productResources } from '../support/resources.ts';
import type { Result } from './result.ts';

const PAIRS = 100;
type Account = 'known' | 'unknown';

/** Medians of interleaved tries, in milliseconds. The ratio is the shorter over the longer: 1 reveals nothing. */
export async function benchSignIn(): Promise<Result[]> {
  const database = await openPglite({}, productResources());
  const api = await createTestApi({ database });
  try {
    const times: Record<Account, number[]> = { known: [], unknown: [] };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // Keeps the account's own limit from refusing a try.
      if (pair % SIGN_IN_LIMITS.account.tries === 0) api.clock.advance(SIGN_IN_LIMITS.account.window + 1000);
      const order: Account[] = pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
      for (const account of order) times[account].push(await timeOf(api, account, pair));
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const name = 'wrong sign-in: known ÷ unknown address';
    const ratio = Number((Math.min(known, unknown) / Math.max(known, unknown)).toPrecision(4));
    return [{ name, ratio, goal: null, unit: 'ms', value: known, reference: unknown }];
  } finally {
    await api.close();
  }
}

async function timeOf(api: TestApi, account: Account, pair: number): Promise<number> {
  const email = account === 'known' ? api.people.owner.email : `nadie${pair}@prueba.co`;
  const remoteAddress = `40.${account === 'known' ? 1 : 2}.0.${pair}`;
  const client = createClient((request) => api.api.fetch(request, { remoteAddress }), { origin: ORIGIN });
  const startedAt = performance.now();
  const { status } = await client.post('/users/auth', { email, password: 'no-es-esta' });
  const time = performance.now() - startedAt;
  if (status !== 401) throw new Error(`A wrong password was answered with ${status}`);
  return time;
}

function median(times: number[]): number {
  return Number((times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN).toPrecision(4));
}
