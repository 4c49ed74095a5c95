import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBodyBudget } from '../../../server/http/body-budget.ts';
import { createUser } from '../../../server/modules/identity/accounts.ts';
import { insertMember } from '../../../server/modules/identity/members.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { PASSWORD } from '../../support/people.ts';

const MB = 1024 * 1024;
const BOUNDS = { user: 17 * MB, store: 26 * MB, all: 48 * MB };

let api: TestApi;

beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

/** A picture to the files of a store; the status of its answer. */
async function upload(client: TestClient, storeId: number): Promise<number> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'a.png'));
  return (await client.raw(`/stores/${storeId}/files`, { method: 'POST', body: form })).status;
}

/** Uploads of a length that nobody announced, which end when `release` is called. */
function endless() {
  const answered: number[] = [];
  let release = (): void => undefined;
  const rest = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send = async (client: TestClient): Promise<void> => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(new Uint8Array(1000));
        await rest;
        controller.close();
      },
    });
    // Node asks for `duplex`, which the DOM's types do not know.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    };
    answered.push((await client.raw(`/stores/${api.storeId}/files`, init)).status);
  };
  return { answered, send, release: () => release() };
}

/** A new administrator of the store, signed in. */
async function colleague(n: number): Promise<TestClient> {
  const email = `colega${n}@prueba.co`;
  const userId = await createUser(api.ports, {
    email,
    password: PASSWORD,
    firstName: 'Luz',
    lastName: 'Mar',
  });
  if (userId === null) throw new Error(`${email} has an account already`);
  await api.database.write(api.storeId, ({ sql }) =>
    insertMember(sql, api.storeId, { userId, owner: false }, api.clock.now()),
  );
  const client = createClient((request) => api.api.fetch(request, { remoteAddress: `10.3.0.${n}` }), {
    origin: ORIGIN,
  });
  expect((await client.post('/users/auth', { email, password: PASSWORD })).status).toBe(200);
  return client;
}

test('are bounded for each person, each store and for all, and give their room back', () => {
  const budget = createBodyBudget();
  const refusal = (code: string) => expect.objectContaining({ code });
  const take = (userId: number, storeId: number) => budget.take({ userId, storeId }, 8 * MB);
  const ends = [take(1, 1), take(1, 1)];
  expect(() => take(1, 1)).toThrow(refusal('too_many_requests'));
  // A person with two stores has what one has.
  expect(() => take(1, 2)).toThrow(refusal('too_many_requests'));
  ends.push(take(2, 1));
  expect(() => take(3, 1)).toThrow(refusal('too_many_requests'));
  for (const user of [4, 4, 5]) ends.push(take(user, 2));
  expect(() => take(6, 3)).toThrow(refusal('unavailable'));
  ends.forEach((end) => end());
  expect(() => take(6, 3)).not.toThrow();
});

test('never pass a bound, in whatever order they come and go', () => {
  const step = fc.record({
    userId: fc.integer({ min: 1, max: 9 }),
    storeId: fc.integer({ min: 1, max: 4 }),
    size: fc.integer({ min: 0, max: 8 * MB }),
    ends: fc.nat(4),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const budget = createBodyBudget();
      const under: { userId: number; storeId: number; size: number; end(): void }[] = [];
      const sum = (of: typeof under): number => of.reduce((total, { size }) => total + size, 0);
      for (const { userId, storeId, size, ends } of steps) {
        for (const ended of under.splice(0, ends)) ended.end();
        const own = sum(under.filter((one) => one.userId === userId)) + size;
        const store = sum(under.filter((one) => one.storeId === storeId)) + size;
        const tooMuch = own > BOUNDS.user || store > BOUNDS.store;
        const take = (): void =>
          void under.push({ userId, storeId, size, end: budget.take({ userId, storeId }, size) });
        if (!tooMuch && sum(under) + size <= BOUNDS.all) expect(take).not.toThrow();
        else
          expect(take).toThrow(
            expect.objectContaining({ code: tooMuch ? 'too_many_requests' : 'unavailable' }),
          );
      }
      for (const { end } of under) end();
      for (const storeId of [1, 2])
        expect(() => budget.take({ userId: storeId, storeId }, BOUNDS.user)).not.toThrow();
    }),
  );
});

test('of fifty at once a person has two; afterwards there is room again', async () => {
  const owner = await signedIn(api, 'owner');
  const { answered, send, release } = endless();
  const all = Promise.all(Array.from({ length: 50 }, () => send(owner)));
  await expect.poll(() => answered.length).toBe(48);
  expect(new Set(answered)).toEqual(new Set([429]));
  release();
  await all;
  expect(await upload(owner, api.storeId)).toBe(201);
});

test('of ten members of one store, all uploading, enough is left that another store uploads', async () => {
  const members: TestClient[] = [];
  for (let n = 1; n <= 10; n += 1) members.push(await colleague(n));
  const outsider = await signedIn(api, 'outsider');
  const { answered, send, release } = endless();
  const all = Promise.all(members.flatMap((member) => [send(member), send(member)]));
  // What is under way is bounded by the store; the rest of the twenty is refused.
  await expect.poll(() => answered.length).toBeGreaterThan(10);
  expect(await upload(outsider, api.otherStoreId)).toBe(201);
  expect(new Set(answered)).toEqual(new Set([429]));
  release();
  await all;
  expect(await upload(members[0] ?? outsider, api.storeId)).toBe(201);
}, 60_000);
