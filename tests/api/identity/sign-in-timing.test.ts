import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SIGN_IN_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { createTestApi, ORIGIN, type TestApi } from '../../support/api.ts';
import { createClient } from '../../support/client.ts';

const PAIRS = 100;
/** What a busy machine may do to a median; a forgotten verification makes it ten times and more. */
const COARSE = 2;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

test('200 interleaved tries do not tell a known address from an unknown one', async () => {
  const verify = vi.spyOn(api.ports.passwords, 'verify');
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const attempt = async (kind: keyof typeof times, i: number): Promise<void> => {
    const email = kind === 'known' ? api.people.owner.email : `nadie${i}@prueba.co`;
    const remoteAddress = `40.${kind === 'known' ? 1 : 2}.0.${i}`;
    const client = createClient((request) => api.api.fetch(request, { remoteAddress }), { origin: ORIGIN });
    const startedAt = performance.now();
    const { status, body } = await client.post('/users/auth', { email, password: 'no-es-esta' });
    times[kind].push(performance.now() - startedAt);
    answers.add(`${status} ${JSON.stringify({ ...Object(body), request_id: undefined })}`);
  };
  for (let i = 0; i < PAIRS; i += 1) {
    // The account's own limit is not what is measured here.
    if (i % SIGN_IN_LIMITS.account.tries === 0) api.clock.advance(SIGN_IN_LIMITS.account.window + 1000);
    const kinds = i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) await attempt(kind, i);
  }
  expect(answers.size).toBe(1);
  expect([...answers][0]).toMatch(/^401 /);
  // The same work for both: one verification with the same parameters each.
  expect(verify).toHaveBeenCalledTimes(2 * PAIRS);
  const costs = new Set(verify.mock.calls.map(([hash]) => hash.split('$').slice(0, 4).join('$')));
  expect(costs.size).toBe(1);
  const ratio = median(times.known) / median(times.unknown);
  expect(ratio).toBeGreaterThan(1 / COARSE);
  expect(ratio).toBeLessThan(COARSE);
}, 120_000);
